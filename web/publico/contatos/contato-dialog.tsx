import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Eraser, MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import {
  type Contato,
  type ContatoEstado,
  changeContato,
  consentimentos,
  contatoEstados,
  exportContato,
} from '#contract/publico/contatos.ts';
import { call } from '#web/kit/api/client.ts';
import { errorText } from '#web/kit/api/errors.ts';
import { refreshLists } from '#web/kit/api/queries.ts';
import { downloadFile } from '#web/kit/download.ts';
import { formatMoment } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Disclosure } from '#web/kit/ui/disclosure.tsx';
import { Field } from '#web/kit/ui/field.tsx';
import { showToast } from '#web/kit/ui/toast.ts';
import { EraseContatoDialog } from './erase-contato-dialog.tsx';
import { entregaLabels, estadoLabels } from './list.tsx';

/** What became of the message to the corretor. */
const toldText = ({ entrega }: Contato): string =>
  entrega === null
    ? 'Ele ainda não foi avisado: os avisos saem das 8 às 20 horas.'
    : [`${entregaLabels[entrega.estado]} (${formatMoment(entrega.em)}).`, entrega.motivo]
        .filter(Boolean)
        .join(' ');

/** One contact: how to answer, what became of it, and the visitor's rights. */
export function ContatoDialog({ contato, onClose }: { contato: Contato; onClose: () => void }) {
  const { id, nome, telefone, whatsapp, mensagem, empreendimento, corretor, recebidoEm } = contato;
  const client = useQueryClient();
  const [erasing, setErasing] = useState(false);
  const [estado, setEstado] = useState(contato.estado);
  const change = useMutation({
    mutationFn: (next: ContatoEstado) => call(changeContato, { params: { id }, body: { estado: next } }),
    onSuccess(saved) {
      showToast({
        title: 'Sucesso',
        text: `Contato marcado como ${estadoLabels[saved.estado].toLowerCase()}`,
      });
      void refreshLists(client, 'contatos');
    },
    onError(error) {
      setEstado(contato.estado);
      showToast({
        title: 'Erro',
        text: errorText(error, 'Erro ao mudar o estado do contato'),
        tone: 'destructive',
      });
    },
  });
  const copy = useMutation({
    mutationFn: () => call(exportContato, { params: { id } }),
    onSuccess(held) {
      const json = new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' });
      downloadFile(`dados-pessoais-contato-${id}.json`, json);
      showToast({
        title: 'Dados exportados',
        text: 'O arquivo foi baixado. A auditoria registrou a leitura.',
      });
    },
    onError: (error) =>
      showToast({
        title: 'Erro ao exportar dados',
        text: errorText(error, 'O arquivo não foi baixado'),
        tone: 'destructive',
      }),
  });
  if (erasing) return <EraseContatoDialog contato={contato} onClose={onClose} />;
  return (
    <Dialog
      open
      readFirst
      onClose={onClose}
      title={nome}
      description={`${empreendimento} · ${formatMoment(recebidoEm)}`}
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      <div className="flex flex-wrap gap-2">
        <a
          className="button button-primary"
          href={`https://wa.me/${whatsapp}`}
          target="_blank"
          rel="noopener"
        >
          <MessageCircle aria-hidden="true" />
          WhatsApp
        </a>
        <a className="button" href={`tel:+${whatsapp}`}>
          <Phone aria-hidden="true" />
          {telefone}
        </a>
      </div>
      <p className="mt-4 break-words whitespace-pre-line">
        {mensagem ?? <span className="text-muted">Sem mensagem.</span>}
      </p>
      <p className="mt-2 text-[13px] text-muted">
        {corretor
          ? `A página indicava ${corretor.nome}. ${toldText(contato)}`
          : 'A página não indicava um corretor.'}
      </p>
      <div className="mt-4 max-w-56">
        <Field label="Estado">
          <select
            className="control"
            value={estado}
            onChange={(event) => {
              const next = event.target.value as ContatoEstado;
              setEstado(next);
              change.mutate(next);
            }}
          >
            {contatoEstados.map((value) => (
              <option key={value} value={value}>
                {estadoLabels[value]}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <Disclosure label="Privacidade" hint="direitos do visitante pela LGPD" className="mt-4">
        <p className="text-[13px] text-muted">
          {`Concordou em ${formatMoment(recebidoEm)} com o texto de ${contato.consentimento}: “${
            (consentimentos as Record<string, string>)[contato.consentimento] ?? ''
          }”`}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button aria-busy={copy.isPending} onClick={() => !copy.isPending && copy.mutate()}>
            <Download aria-hidden="true" />
            {copy.isPending ? 'Exportando...' : 'Exportar dados (LGPD)'}
          </Button>
          <Button look="danger" onClick={() => setErasing(true)}>
            <Eraser aria-hidden="true" />
            Apagar dados pessoais
          </Button>
        </div>
      </Disclosure>
    </Dialog>
  );
}
