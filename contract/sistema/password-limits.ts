/** How long a password is that somebody sets; longer ones are refused before they are hashed. */
export const passwordLimits = { min: 10, max: 1000 } as const;
