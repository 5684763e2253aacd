import type { Empreendimento } from '#contract/cadastros/empreendimentos.ts';
import { VerificacaoLink } from '#web/widgets/publicacao/verificacao-link.tsx';

/** What the check of its public page asks for, leading there; nothing where all is well. */
export function PendingCheck({ record: { nome, hotsite } }: { record: Empreendimento }) {
  if (!hotsite?.ativo || !hotsite.achados) return null;
  const { vermelhos, amarelos } = hotsite.achados;
  if (vermelhos + amarelos === 0) return null;
  return <VerificacaoLink hotsiteId={hotsite.id} nome={nome} achados={hotsite.achados} />;
}
