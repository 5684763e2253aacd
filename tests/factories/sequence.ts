let last = 0;

/** A number no other record of this test file has, to make names unique with. */
export const nextNumber = (): number => ++last;
