/**
 * Evidence as data.
 *
 * <p>A {@link caves.evidence.Claim claim} is a sentence of the chapter in our words. Each of its {@link caves.evidence.Figure figures}
 * is a question, a {@link caves.evidence.Band band} written by hand, and what was {@link caves.evidence.Measured measured}: a
 * number, its interval and n. Its {@link caves.evidence.Verdict verdict} stands while every interval lies in its band; otherwise
 * the notebook stops. A {@link caves.evidence.Ledger ledger} is one notebook's claims; it writes them, and the tables and pictures behind them, to files
 * that say where they come from. An {@link caves.evidence.Audit audit} is all of them, judged: sources beside runs, and the report, whose
 * every number is a reference to one of those files.
 */
package caves.evidence;
