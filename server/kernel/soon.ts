/** A value that is known at once where nothing has to be asked for it. */
export type Soon<Value> = Value | Promise<Value>;

/** Continues with a value, at once if it is known: a promise less per step, which hot answers consist of. */
export const onceKnown = <Value, Next>(value: Soon<Value>, next: (value: Value) => Soon<Next>): Soon<Next> =>
  value instanceof Promise ? value.then(next) : next(value);

/** The same for what many share: of one promise it continues once, for all who wait for it. */
export function onceForAll<Value, Next>(
  next: (value: Value) => Soon<Next>,
): (value: Soon<Value>) => Soon<Next> {
  let asked: Promise<Value> | null = null;
  let answer: Promise<Next>;
  return (value) => {
    if (!(value instanceof Promise)) return next(value);
    if (value !== asked) {
      asked = value;
      answer = value.then(next);
    }
    return answer;
  };
}
