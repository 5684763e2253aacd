/** The corretor's session in this browser, under a name of its own: the panel's is another. */
const key = 'meuEspaco.token';

export const readToken = (): string | null => localStorage.getItem(key);
export const storeToken = (token: string): void => localStorage.setItem(key, token);
export const forgetToken = (): void => localStorage.removeItem(key);
