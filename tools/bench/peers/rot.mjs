// rot.js: facts <its folder> <maps>, or times <its folder> <maps> <samples> <seconds a sample lasts at least>; answers as asked.py does.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [question, folder, maps, samples, seconds] = process.argv.slice(2);
const { RNG, Map: { Cellular } } = createRequire(folder + "/")("rot-js");
const STRICT = { born: [5, 6, 7, 8], survive: [5, 6, 7, 8] };

function read(name) {
  const lines = readFileSync(`${maps}/${name}.txt`, "utf8").trimEnd().split("\n");
  const map = new Cellular(lines[0].length, lines.length, STRICT);
  lines.forEach((line, row) => [...line].forEach((cell, col) => map.set(col, row, cell === "#" ? 1 : 0)));
  return map;
}

function random(rows, cols) {
  return new Cellular(cols, rows, STRICT).randomize(0.45);
}

function step(map, rows, cols) {
  map.create();
  for (let col = 0; col < cols; col++) { map.set(col, 0, 1); map.set(col, rows - 1, 1); }
  for (let row = 0; row < rows; row++) { map.set(0, row, 1); map.set(cols - 1, row, 1); }
  return map;
}

function cells(map) {
  const seen = [];
  map._serviceCallback((col, row, wall) => { (seen[row] ??= [])[col] = wall; });
  return seen;
}

function walls(map) {
  return cells(map).flat().filter(wall => wall === 1).length;
}

function regions(map) {
  const grid = cells(map);
  let count = 0;
  grid.forEach((line, top) => line.forEach((start, left) => {
    if (start !== 0) return;
    count++;
    const stack = [[top, left]];
    while (stack.length) {
      const [row, col] = stack.pop();
      if (grid[row]?.[col] !== 0) continue;
      grid[row][col] = 1;
      stack.push([row - 1, col], [row + 1, col], [row, col - 1], [row, col + 1]);
    }
  }));
  return count;
}

function facts() {
  for (const [rows, cols] of [[90, 140], [67, 65]])
    for (let seed = 0; seed < 5; seed++) {
      const map = read(`noise-${rows}x${cols}-seed-${seed}`), which = `${rows}x${cols} seed ${seed}`;
      console.log(`rot.js,walls after a step ${which},${walls(step(map, rows, cols))}`);
      for (let steps = 1; steps < 4; steps++) step(map, rows, cols);
      console.log(`rot.js,walls after four steps ${which},${walls(map)}`);
    }
  const map = read("join-100x100");
  map.connect();
  console.log(`rot.js,regions after joining 100x100,${regions(map)}`);
}

// What is prepared anew for every call is left out of its time.
function time(task, rows, cols, prepare, call) {
  const times = Array.from({ length: samples }, () => {
    let calls = 0, sum = 0;
    while (!calls || sum < seconds) {
      const prepared = prepare(), start = performance.now();
      call(prepared);
      sum += (performance.now() - start) / 1000;
      calls++;
    }
    return sum / calls;
  });
  console.log(["rot.js", task, `${rows}x${cols}`, rows * cols, ...times].join(","));
}

function times() {
  for (const [rows, cols] of [[90, 140], [1024, 1024]]) time("noise", rows, cols, () => null, () => random(rows, cols));
  for (const [rows, cols] of [[90, 140], [1024, 1024], [4096, 4096]]) {
    const map = random(rows, cols);
    time("step", rows, cols, () => map, map => step(map, rows, cols));
  }
  for (const side of [100, 200, 300]) time("join", side, side, () => read(`join-${side}x${side}`), map => map.connect());
  time("many rooms", 300, 300, () => read("many-rooms-300x300"), map => map.connect());
}

RNG.setSeed(1);
for (let i = 0; i < 100; i++) step(random(90, 140), 90, 140);  // until the engine has compiled them
question === "facts" ? facts() : times();
