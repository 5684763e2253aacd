import type { PreviaMesclagem } from '#contract/cadastros/corretores-duplicados.ts';
import { countOf } from '#web/kit/format.ts';

/** Number of named items per list. */
const namedCount = 4;

function names(items: { nome: string }[]): string {
  const shown = items.slice(0, namedCount).map(({ nome }) => nome);
  const more = items.length - shown.length;
  return new Intl.ListFormat('pt-BR').format(more > 0 ? [...shown, `mais ${more}`] : shown);
}

/** Further changes of a merge, one sentence each. */
function gainsOf(preview: PreviaMesclagem): string[] {
  const {
    bairrosNovos,
    associacoesNovas,
    imoveis: homes,
    visitas,
    levaPrecos,
    ligaSite,
    enderecos,
  } = preview;
  const one = (isThere: boolean | number, text: () => string) => (isThere ? [text()] : []);
  return [
    ...one(bairrosNovos, () => `Ganha ${countOf(bairrosNovos, 'bairro', 'bairros')} na cobertura.`),
    ...one(
      associacoesNovas.length,
      () =>
        `Ganha ${countOf(associacoesNovas.length, 'empreendimento associado', 'empreendimentos associados')}: ${names(associacoesNovas)}.`,
    ),
    ...one(
      homes.length,
      () => `Recebe ${countOf(homes.length, 'imóvel usado', 'imóveis usados')}: ${names(homes)}.`,
    ),
    ...one(levaPrecos, () => 'Recebe a faixa de preço do outro, pois não tem nenhuma.'),
    ...one(
      visitas,
      () => `${countOf(visitas, 'visita ou contato se soma', 'visitas e contatos se somam')} aos dele.`,
    ),
    ...one(ligaSite, () => 'O site dele fica ativo, como o do outro.'),
    ...one(
      enderecos.length,
      () => `${enderecos.map((slug) => `/corretor/${slug}`).join(', ')} passa a levar ao site dele.`,
    ),
  ];
}

/** What is transferred, and what a restore would not bring back. */
export function MergeGains({ preview }: { preview: PreviaMesclagem }) {
  const gains = gainsOf(preview);
  return (
    <div className="grid gap-2 rounded-xl bg-sunken p-4">
      <h3 className="font-semibold">O que muda em {preview.fica.nome}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {gains.map((text) => (
          <li key={text} className="break-words">
            {text}
          </li>
        ))}
      </ul>
      <p className="text-[13px] text-muted">
        {preview.sai.nome} pode ser restaurado da lixeira com a cobertura e as associações que tinha, em outro
        endereço. Imóveis usados, visitas e endereços antigos não voltam com ele.
      </p>
    </div>
  );
}
