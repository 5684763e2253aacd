import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { VerificacaoLink } from '#web/widgets/publicacao/verificacao-link.tsx';

/** Link to the findings of its public page; nothing if there are none. */
export function PendingVerificacao({ record: { nome, hotsite } }: { record: Empreendimento }) {
  if (!hotsite?.ativo || !hotsite.achados) return null;
  const { vermelhos, amarelos } = hotsite.achados;
  if (vermelhos + amarelos === 0) return null;
  return <VerificacaoLink hotsiteId={hotsite.id} nome={nome} achados={hotsite.achados} />;
}
