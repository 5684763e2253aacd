let last = 0;

/** A number unique within this test file, for unique names. */
export const nextNumber = (): number => ++last;
