/** Length limits of new passwords; longer ones are refused before hashing. */
export const passwordLimits = { min: 10, max: 1000 } as const;
