/** A value that is known at once where nothing has to be asked for it. */
export type Soon<Value> = Value | Promise<Value>;

/** Continues with a value, at once if it is known: a promise less per step, which hot answers consist of. */
export const onceKnown = <Value, Next>(value: Soon<Value>, next: (value: Value) => Soon<Next>): Soon<Next> =>
  value instanceof Promise ? value.then(next) : next(value);
