import { FileText, History, UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { empreendimentosScreen as screen } from '#web/cadastros/empreendimentos/empreendimentos.tsx';
import type { Opened } from '#web/cadastros/empreendimentos/opened-part.tsx';
import { type Act, recordInSight } from '#web/kit/acts.ts';
import { actsOf as usualActs } from '#web/kit/crud/acts-of.ts';
import type { CrudRecord } from '#web/kit/crud/screen.ts';

interface Ways {
  mainActOf: (record: Empreendimento) => Act;
  actsOf: (record: Empreendimento) => Act[];
  onCorretores: (record: Empreendimento) => void;
  open: (opened: Opened) => void;
  edit: (record: CrudRecord) => void;
  remove: (record: CrudRecord) => void;
}

/** What a record's menu has, and how a record comes into sight of the palette. */
export function useRecordActs({ mainActOf, actsOf, onCorretores, open, edit, remove }: Ways) {
  useEffect(() => () => recordInSight.show(null), []);
  const furtherActs = (record: Empreendimento): Act[] => [
    ...actsOf(record),
    { label: 'Corretores', Icon: UsersRound, go: () => onCorretores(record) },
    { label: 'Material', Icon: FileText, go: () => open({ part: 'material', record }) },
    { label: 'Histórico', Icon: History, go: () => open({ part: 'historico', record }) },
  ];
  const hold = (record: Empreendimento) => {
    const { name, acts } = usualActs(screen, record, { edit, remove });
    recordInSight.show({ name, acts: [mainActOf(record), ...furtherActs(record), ...acts] });
  };
  return { furtherActs, hold };
}
