import type { Leitura } from '#contract/lisa/leituras.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { fieldWord, intentWords, makerWords } from '#web/widgets/whatsapp/leitura-words.ts';

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent' });

/** Why an intent was seen: its words, who recognised it and how surely. */
function whyText({ trecho, por, certeza }: Leitura['intencoes'][number]): string {
  const how = `${makerWords[por]}, ${percent.format(certeza)}`;
  return trecho === '' ? how : `“${trecho}”, ${how}`;
}

/** What was read in one message, each with its reason. */
export function LeituraView({ leitura: { intencoes, dados, entendida } }: { leitura: Leitura }) {
  return (
    <div className="grid gap-2 text-[13px] leading-5">
      {!entendida && <Badge tone="alive">Não entendida</Badge>}
      {intencoes.length === 0 && <p className="text-muted">Nada foi reconhecido</p>}
      {intencoes.length > 0 && (
        <ul className="grid gap-1">
          {intencoes.map((each) => (
            <li key={each.intencao} className="break-words">
              <span className="font-medium">{intentWords[each.intencao]}</span>
              <span className="text-muted"> · {whyText(each)}</span>
            </li>
          ))}
        </ul>
      )}
      {dados.length > 0 && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          {dados.map(({ campo, valor }) => (
            <div key={campo} className="contents">
              <dt className="text-muted">{fieldWord(campo)}</dt>
              <dd className="break-words">{valor}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
