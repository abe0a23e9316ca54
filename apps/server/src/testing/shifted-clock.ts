/** Loaded by tests before everything else of a process, in all its threads: its clock is wrong by so much. */
const shift = Number(process.env.CLOCK_SHIFT);
const realNow = Date.now;
Date.now = () => realNow() + shift;
