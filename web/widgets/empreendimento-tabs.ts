interface Of {
  id: number;
  driveUrl: string | null;
  hotsiteId: number | null;
}

/** The screens that show one side of an empreendimento; null where it has none. */
export const empreendimentoTabs: { id: string; label: string; to: (of: Of) => string | null }[] = [
  {
    id: 'revisao',
    label: 'Revisão',
    to: ({ id, driveUrl }) => (driveUrl ? `/admin/empreendimentos/${id}/revisao` : null),
  },
  {
    id: 'unidades',
    label: 'Unidades',
    to: ({ id, driveUrl }) => (driveUrl ? `/admin/empreendimentos/${id}/unidades` : null),
  },
  {
    id: 'pasta',
    label: 'Pasta',
    to: ({ id, driveUrl }) => (driveUrl ? `/admin/empreendimentos/${id}/pasta` : null),
  },
  {
    id: 'estudio',
    label: 'Estúdio',
    to: ({ hotsiteId }) => (hotsiteId === null ? null : `/admin/hotsites/${hotsiteId}/estudio`),
  },
];
