/** A clash that keeps the dialog open, with its texts (BRK-37..41). */
export interface KnownFailure {
  field: 'creci' | 'email' | 'slug';
  title: string;
  text: string;
}

const known: KnownFailure[] = [
  {
    field: 'creci',
    title: 'CRECI já cadastrado',
    text: 'Este número de CRECI já está sendo usado por outro corretor. Por favor, verifique o número e tente novamente.',
  },
  {
    field: 'email',
    title: 'Email já cadastrado',
    text: 'Este email já está sendo usado por outro corretor. Por favor, use um email diferente.',
  },
  {
    field: 'slug',
    title: 'URL já em uso',
    text: 'Esta URL já está sendo usada. O sistema gerará uma URL única automaticamente.',
  },
];

/** Which of the three a server message concerns (BRK-36); else null. */
export function knownFailure(message: string): KnownFailure | null {
  const text = message.toLowerCase();
  if (!text.includes('unique')) return null;
  return known.find(({ field }) => text.includes(field)) ?? null;
}
