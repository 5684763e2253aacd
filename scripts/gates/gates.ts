/** A bar closed work must meet: a command that measures it and exits 1 on failure. */
export interface Gate {
  name: string;
  /** The requirement, for the summary. */
  bar: string;
  /** Arguments of `node`, from the project root. */
  command: string[];
  /** Approximate duration on two cores. */
  minutes: number;
}

const bench = (only: string, bar: string, minutes: number): Gate => ({
  name: `bench ${only}`,
  bar,
  command: ['scripts/bench/main.ts', '--only', only],
  minutes,
});

/**
 * Fastest to fail first. A row is added with the work that promises it and never lowered; a later promise
 * replaces it.
 */
export const gates: Gate[] = [
  {
    name: 'supply',
    bar: 'no grave advisory, no licence out of the list, install scripts off',
    command: ['scripts/supply/main.ts'],
    minutes: 1,
  },
  {
    name: 'accuracy',
    bar: 'example folders and ways of writing: the bars of scripts/check/accuracy.ts',
    command: ['scripts/check/accuracy.ts'],
    minutes: 1,
  },
  {
    name: 'paginas',
    bar: 'of the hostile pages none leaves, diverts, freezes or reads; honest behaviours lost ≤ 2 %',
    command: ['tests/paginas/main.ts', '--sem-cru'],
    minutes: 45,
  },
  bench(
    'start',
    'second start ≤ 1.8 × the libraries alone (PostgreSQL ≤ 3.2 ×), `npm start` ≤ 2.3 ×, ≤ 120 MiB at rest',
    2,
  ),
  bench('runs', 'whole run ≤ 1.3 × the image library, the looking and the OCR, ≤ 700 MB above idle', 6),
  bench('pasta', '500 unchanged files: one listing, no download', 1),
  bench(
    'pages',
    'public page ≥ 0.7 × bare server, Lighthouse ≥ 95, axe 0, first view ≤ 300 kB, sales sheet ≤ 700 ms',
    4,
  ),
  bench('section', 'one section ≤ 0.25 × the page', 2),
  bench('api', 'lists, creates and uploads against the bare server and library', 8),
  bench('panel', 'first row, script, frames, start, memory', 6),
  bench('site', 'a corretor’s site ≥ 0.5 × bare server, Lighthouse ≥ 95, axe 0', 6),
  bench('corretores', '20,000 corretores usable in 1.5 s', 3),
  bench('lisa', 'webhooks, 1,000 talks, 20 kills', 5),
  bench('login', 'a known device is in within 1 s while the account is guessed', 1),
  bench('wake', 'what one process stores another takes within 100 ms', 1),
  bench('house', 'example folders ≤ 5 s, every check of the sources ≤ 60 s', 2),
  bench(
    'operation',
    'with 200,000 corretores every call of the panel’s screens ≤ 200 ms to its first byte (95th percentile)',
    9,
  ),
  bench('accessibility', 'Lighthouse accessibility 100 on every screen', 15),
  {
    name: 'endurance',
    bar: 'kills, hostile requests, uploads, talks and memory at their full counts',
    command: ['scripts/endurance.ts'],
    minutes: 145,
  },
];
