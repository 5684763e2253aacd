import { Link } from 'react-router';
import type { Entendimento } from '#contract/lisa/leituras.ts';
import { serverMessage } from '#web/kit/api/errors.ts';
import { LoadFailure } from '#web/kit/ui/load-state.tsx';
import { Section } from '#web/kit/ui/section.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { NotUnderstood } from '#web/lisa/entendimento/not-understood.tsx';
import { Phrases, SavePhrases } from '#web/lisa/entendimento/phrases.tsx';
import { useEntendimento, useFrases } from '#web/lisa/entendimento/use-entendimento.ts';
import { Weeks } from '#web/lisa/entendimento/weeks.tsx';

/** 'Entendimento da Lisa': where people stop, what was not understood, what she learns from (LIA-14). */
export function EntendimentoPage() {
  const query = useEntendimento();
  const acts = useFrases();
  const { data } = query;
  if (query.isPending) return <Skeleton className="h-96" />;
  if (!data)
    return (
      <LoadFailure detail={serverMessage(query.error) ?? undefined} onRetry={() => void query.refetch()} />
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <Section title="Onde as pessoas param">
        <Weeks semanas={data.semanas} />
      </Section>
      <Section title="O que não foi entendido">
        <NotUnderstood data={data} acts={acts} />
      </Section>
      <Section title="Frases para aprender" aside={<SavePhrases frases={data.frases} />}>
        <Phrases frases={data.frases} acts={acts} />
      </Section>
      <Section title="Respostas guardadas">
        <KeptAnswers respostas={data.respostas} />
      </Section>
    </div>
  );
}

function KeptAnswers({ respostas }: { respostas: Entendimento['respostas'] }) {
  return (
    <>
      {respostas.length === 0 ? (
        <p className="text-muted">
          Ao responder em{' '}
          <Link to="/admin/whatsapp-aprovacoes/perguntas" className="underline underline-offset-4">
            Perguntas
          </Link>
          , você pode guardar a resposta para quem perguntar o mesmo.
        </p>
      ) : (
        <>
          <dl className="grid gap-3">
            {respostas.map(({ pergunta, resposta }) => (
              <div key={pergunta}>
                <dt className="font-medium break-words">{pergunta}</dt>
                <dd className="break-words whitespace-pre-line text-muted">{resposta}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-[13px] text-muted">
            Mudam-se em{' '}
            <Link to="/admin/configuracoes" className="underline underline-offset-4">
              Configurações
            </Link>
            , no grupo Respostas da Lisa.
          </p>
        </>
      )}
    </>
  );
}
