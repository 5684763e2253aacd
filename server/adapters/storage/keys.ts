import { StorageError } from './port.ts';

/**
 * Validates a key, which is always ours: lower case, no '..', no hidden file. Throws StorageError
 * 'chave-invalida'.
 */
export function checkKey(key: string): void {
  const valid =
    key.length <= 200 &&
    /^[a-z0-9][a-z0-9/._-]*[a-z0-9]$/.test(key) &&
    key.split('/').every((part) => part !== '' && !part.startsWith('.'));
  if (!valid) throw new StorageError('chave-invalida', 'Nome de arquivo inválido.');
}

/** Joins a key to `base` ('/media', 'https://arquivos.exemplo.com.br'), without a doubled slash. */
export const joinUrl = (base: string, key: string) => `${base.replace(/\/+$/, '')}/${key}`;
