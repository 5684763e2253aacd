/** A moment as people in São Paulo read it: '21/11/2026, 14:05'. */
export const momentInBrazil = (iso: string): string =>
  new Date(iso).toLocaleString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  });
