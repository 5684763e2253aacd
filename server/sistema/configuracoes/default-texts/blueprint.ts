import { ofEmpreendimento, type SettingDefault } from '../setting-default.ts';

export const blueprintTexts: SettingDefault[] = [
  {
    chave: 'gpt5_optimize_prompt',
    titulo: 'Escolha das imagens',
    tipo: 'instrucao',
    preenchidos: ofEmpreendimento,
    categoria: 'blueprint',
    descricao: 'Quais imagens do catálogo entram na página, e onde.',
    valor: `Escolha do catálogo as imagens que mostram melhor o empreendimento.
- Abertura: a fachada mais forte, na horizontal quando houver. Nunca uma imagem de obra, mapa ou peça de divulgação.
- Galeria: uma imagem por ambiente, da mais marcante à mais simples; não repita ângulos do mesmo lugar.
- Plantas: todas as plantas de unidades, da menor à maior; a implantação no fim.
- Logos não são fotos: não os use na galeria.
- Deixe de fora imagens incertas quando houver outra melhor do mesmo tipo.`,
  },
  {
    chave: 'gpt5_structure_prompt',
    titulo: 'Estrutura da página',
    tipo: 'instrucao',
    preenchidos: ofEmpreendimento,
    categoria: 'blueprint',
    descricao: 'Seções, textos e cores do blueprint, o plano da página.',
    valor: `Monte o blueprint da página do empreendimento.

Seções permitidas, no máximo uma de cada e nesta ordem: hero, sobre, galeria, plantas, amenidades, localizacao. Não crie seção de contato, formulário ou rodapé: o portal cuida da identificação do corretor e dos avisos legais. Deixe de fora a seção para a qual não há conteúdo.

- hero: o nome do empreendimento, o bairro e a cidade, e uma frase que diga o que ele tem de próprio.
- sobre: de dois a quatro parágrafos curtos sobre o conceito e o modo de morar, com os números principais em destaques.
- galeria: título e as imagens escolhidas.
- plantas: um item por tipologia, com a sua imagem.
- amenidades: um item por amenidade, agrupadas (lazer, bem-estar, crianças, serviços, segurança).
- localizacao: o endereço e o que os dados dizem da região; nada além disso.

Textos em português do Brasil, concretos e sem exageros ("o melhor", "único", "imperdível"). Todo número vem dos dados do empreendimento; nunca crie preços, prazos, distâncias, áreas ou vantagens.

Em metadata informe color_scheme (cores em hexadecimal, tiradas da fachada e legíveis), style e total_assets_used.`,
  },
];
