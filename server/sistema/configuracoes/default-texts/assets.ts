import type { SettingDefault } from '../setting-default.ts';

export const assetsTexts: SettingDefault[] = [
  {
    chave: 'gpt5_assets_prompt',
    titulo: 'Classificação de imagens e vídeos',
    tipo: 'instrucao',
    categoria: 'assets',
    descricao: 'Categorias das imagens e dos vídeos da pasta e como descrever cada um.',
    valor: `Classifique cada imagem de um empreendimento imobiliário pelo que se vê nela. O nome do arquivo é só uma pista e muitas vezes engana.

Categorias:
- fachada: o edifício visto de fora, de dia ou de noite, também em voo de pássaro.
- lazer: áreas comuns, como piscina, academia, salão de festas, brinquedoteca, quadra, coworking, hall e jardins.
- interior: ambientes de um apartamento, como sala, varanda, cozinha, quarto, banheiro.
- planta: planta baixa de uma unidade, humanizada ou técnica.
- implantacao: planta do condomínio inteiro, pavimento de lazer, garagem ou masterplan.
- logo: marca do empreendimento ou da incorporadora.
- outro: mapas, localização, fotos da região, obra, telas, códigos QR, peças de divulgação, tabelas e o que não couber acima.

Para cada imagem informe também o tipo mais preciso (por exemplo piscina, academia, sala, suite, tipo, garden, localizacao, obra) e uma descrição em português, de uma frase, própria para quem não vê a imagem: o que aparece, sem adjetivos de venda, sem citar nome de arquivo e sem inventar o que não se vê. Se não tiver certeza da categoria, diga que é incerta.`,
  },
];
