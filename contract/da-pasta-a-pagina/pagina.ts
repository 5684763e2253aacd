import { z } from 'zod';

/** When something happens on a page (docs/pagina.md, 'js'). */
export const pageEvents = [
  'click',
  'change',
  'key',
  'swipe',
  'hover',
  'leave',
  'view',
  'scroll',
  'load',
] as const;

/** What our script does for a page: the whole of what a writer may ask for. */
export const pageActions = [
  'open',
  'close',
  'toggle',
  'show',
  'hide',
  'select',
  'filter',
  'step',
  'count',
  'observe',
  'addClass',
  'removeClass',
  'toggleClass',
  'scrollTo',
  'zoom',
  'more',
  'compare',
] as const;

export const pageKeys = [
  'Escape',
  'Enter',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
] as const;

/** Limits of a page's calls: more are dropped with a finding. */
export const pageLimits = {
  calls: 120,
  selectorLength: 200,
  /** Simple selectors of one list, all its parts together. */
  selectorParts: 24,
  /** Elements one selector is followed for. */
  elements: 400,
  timers: 6,
  shortestInterval: 2000,
} as const;

const selector = z.string().trim().max(pageLimits.selectorLength);
const className = z.string().regex(/^[A-Za-z_][\w-]{0,59}$/);
const whole = (min: number, max: number) => z.number().int().min(min).max(max);

/** The options of a call; each is a literal, and there are no others. */
export const pageOptionsSchema = z.strictObject({
  /** The class that is put on and taken off. */
  class: className.optional(),
  /** The target is looked for inside the nearest element around the one that was used. */
  within: selector.min(1).optional(),
  /** `open`, `toggle`: closes the others that the same call opens. */
  only: z.boolean().optional(),
  key: z.enum(pageKeys).optional(),
  direction: z.enum(['left', 'right']).optional(),
  /** `step`: where to; 'index' is the place of the used element among its like. */
  to: z.union([z.enum(['next', 'prev', 'index']), whole(0, 200)]).optional(),
  /** `step` at `load`: milliseconds between steps. */
  every: whole(pageLimits.shortestInterval, 60_000).optional(),
  loop: z.boolean().optional(),
  /** `step`: the dots that show where it stands. */
  marks: selector.min(1).optional(),
  /** `filter`: the attribute that is compared. */
  by: z
    .string()
    .regex(/^data-[a-z0-9-]{1,40}$/)
    .optional(),
  value: z.string().max(80).optional(),
  /** `filter`: shown when nothing is left. */
  empty: selector.min(1).optional(),
  /** `more`: how many at a time; `compare`: how many at most. */
  amount: whole(1, 60).optional(),
  duration: whole(200, 5000).optional(),
  /** `view`, `observe`: only the first time. */
  once: z.boolean().optional(),
  /** `scroll`: pixels from the top of the page. */
  after: whole(0, 20_000).optional(),
});

/** One `pagina.on(event, selector, action, target?, options?)` as it is kept and interpreted. */
export const pageCallSchema = z.strictObject({
  event: z.enum(pageEvents),
  selector: selector.min(1),
  action: z.enum(pageActions),
  /** '' is the element itself, or the one it names. */
  target: selector.default(''),
  options: pageOptionsSchema.default({}),
});
export type PageCall = z.infer<typeof pageCallSchema>;
