import { BookmarkPlus, Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Entendimento, GrupoNaoEntendido } from '#contract/lisa/leituras.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import type { FraseActs } from '#web/lisa/entendimento/use-entendimento.ts';
import { askedText } from '#web/widgets/whatsapp/leitura-words.ts';

/** What Lisa could do nothing with, the most frequent first. */
export function NotUnderstood({
  data: { naoEntendidas, totalNaoEntendidas },
  acts,
}: {
  data: Entendimento;
  acts: FraseActs;
}) {
  if (naoEntendidas.length === 0)
    return <p className="text-muted">Nos últimos 90 dias, a Lisa entendeu tudo o que lhe escreveram.</p>;
  return (
    <>
      <ul aria-label="Não entendidas" className="divide-y divide-line">
        {naoEntendidas.map((grupo) => (
          <Group key={`${grupo.pergunta}|${grupo.texto}`} grupo={grupo} acts={acts} />
        ))}
      </ul>
      {totalNaoEntendidas > naoEntendidas.length && (
        <p className="mt-3 text-[13px] text-muted tabular-nums">
          As {naoEntendidas.length} mais frequentes de {totalNaoEntendidas}
        </p>
      )}
    </>
  );
}

function Group({ grupo, acts: { keep } }: { grupo: GrupoNaoEntendido; acts: FraseActs }) {
  const { texto, pergunta, vezes, pessoas, conversaId, guardada } = grupo;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="break-words">“{texto}”</p>
        <p className="text-[13px] text-muted tabular-nums">
          {countOf(vezes, 'vez', 'vezes')}
          {pessoas > 1 && `, de ${pessoas} pessoas`}, {askedText(pergunta)}
          {conversaId !== null && (
            <>
              {' · '}
              <Link
                to={`/admin/whatsapp-aprovacoes/conversas?conversa=${conversaId}`}
                className="underline underline-offset-4"
              >
                Abrir conversa
              </Link>
            </>
          )}
        </p>
      </div>
      {guardada ? (
        <p className="flex items-center gap-1.5 text-[13px] text-done">
          <Check aria-hidden="true" className="size-4" /> Na coleção
        </p>
      ) : (
        <Button disabled={keep.isPending} onClick={() => keep.mutate({ texto, pergunta })}>
          <BookmarkPlus aria-hidden="true" />
          Guardar na coleção<span className="sr-only">: {texto}</span>
        </Button>
      )}
    </li>
  );
}
