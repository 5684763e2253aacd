import { ExternalLink, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { listConversas, type Transcript } from '#contract/lisa/conversas.ts';
import type { OfRecord, RecordPage } from '#web/kit/record/record-page.ts';
import { recordRead } from '#web/kit/record/use-listed-record.ts';
import { ConversaBadges } from '#web/lisa/conversas/conversa-row.tsx';
import { ConversaDeedButtons, TranscriptPane } from '#web/lisa/conversas/transcript-pane.tsx';
import { useConversaDeeds, useTranscript } from '#web/lisa/conversas/use-conversas.ts';
import { placeText } from '#web/lisa/conversas/words.ts';

/** A conversation as the record of a page. */
type Conversada = Transcript & { id: number };

function useConversa(id: number) {
  const { data, ...query } = useTranscript(id, 200);
  return recordRead<Conversada>({ ...query, data: data && { ...data, id: data.conversa.id } });
}

function Links({ record }: OfRecord<Conversada>) {
  const { id, conversa } = record;
  const deeds = useConversaDeeds(id);
  return (
    <>
      {conversa.corretorId !== null && (
        <Link to={`/admin/corretores/${conversa.corretorId}`} className="button button-outline">
          <UserRound aria-hidden="true" />
          Abrir corretor
        </Link>
      )}
      <a
        href={`https://wa.me/${conversa.whatsapp.replace(/\D/g, '')}`}
        target="_blank"
        rel="noopener"
        className="button button-outline"
      >
        WhatsApp
        <ExternalLink aria-hidden="true" />
      </a>
      <ConversaDeedButtons transcript={record} deeds={deeds} />
    </>
  );
}

/** A conversation's page (PNL-08). */
export const conversaPage: RecordPage<Conversada> = {
  path: '/admin/whatsapp-aprovacoes/conversas',
  list: listConversas.path,
  back: 'Conversas',
  entidade: 'conversa',
  missing: 'Conversa não encontrada',
  useRecord: useConversa,
  name: ({ conversa: { nome, whatsapp } }) => nome ?? whatsapp,
  line: ({ conversa }) => `${conversa.nome ? `${conversa.whatsapp} · ` : ''}${placeText(conversa)}`,
  State: ({ record }) => <ConversaBadges conversa={record.conversa} now={Date.now()} />,
  Links,
  tabs: [{ id: 'conversa', label: 'Conversa', Content: ({ record }) => <TranscriptPane id={record.id} /> }],
};
