import { z } from 'zod';

/** Page events a call can react to (docs/pagina.md, 'js'). */
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

/** Actions our script performs: the complete list. */
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

/** Limits of a page's calls; extra ones are dropped with a finding. */
export const pageLimits = {
  calls: 120,
  selectorLength: 200,
  /** Simple selectors per selector list, in total. */
  selectorParts: 24,
  /** Elements a selector is evaluated on. */
  elements: 400,
  timers: 6,
  shortestInterval: 2000,
} as const;

const selector = z.string().trim().max(pageLimits.selectorLength);
const className = z.string().regex(/^[A-Za-z_][\w-]{0,59}$/);
const whole = (min: number, max: number) => z.number().int().min(min).max(max);

/** The options of a call; only literals of these names. */
export const pageOptionsSchema = z.strictObject({
  /** The class that is put on and taken off. */
  class: className.optional(),
  /** Searches the target inside the nearest matching ancestor of the element used. */
  within: selector.min(1).optional(),
  /** `open`, `toggle`: closes the others opened by the same call. */
  only: z.boolean().optional(),
  key: z.enum(pageKeys).optional(),
  direction: z.enum(['left', 'right']).optional(),
  /** `step`: direction; 'index' is the position of the used element among its siblings. */
  to: z.union([z.enum(['next', 'prev', 'index']), whole(0, 200)]).optional(),
  /** `step` on `load`: milliseconds between steps. */
  every: whole(pageLimits.shortestInterval, 60_000).optional(),
  loop: z.boolean().optional(),
  /** `step`: dots that mark the current position. */
  marks: selector.min(1).optional(),
  /** `filter`: the attribute compared. */
  by: z
    .string()
    .regex(/^data-[a-z0-9-]{1,40}$/)
    .optional(),
  value: z.string().max(80).optional(),
  /** `filter`: shown when nothing matches. */
  empty: selector.min(1).optional(),
  /** `more`: page size; `compare`: most items. */
  amount: whole(1, 60).optional(),
  duration: whole(200, 5000).optional(),
  /** `view`, `observe`: only the first time. */
  once: z.boolean().optional(),
  /** `scroll`: pixels from the top of the page. */
  after: whole(0, 20_000).optional(),
});

/** One `pagina.on(event, selector, action, target?, options?)`, as stored and interpreted. */
export const pageCallSchema = z.strictObject({
  event: z.enum(pageEvents),
  selector: selector.min(1),
  action: z.enum(pageActions),
  /** '' is the element itself, or the one it references. */
  target: selector.default(''),
  options: pageOptionsSchema.default({}),
});
export type PageCall = z.infer<typeof pageCallSchema>;
