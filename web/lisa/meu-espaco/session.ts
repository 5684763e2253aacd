/** The corretor's session in this browser, separate from the panel's. */
const key = 'meuEspaco.token';

export const readToken = (): string | null => localStorage.getItem(key);
export const storeToken = (token: string): void => localStorage.setItem(key, token);
export const forgetToken = (): void => localStorage.removeItem(key);
