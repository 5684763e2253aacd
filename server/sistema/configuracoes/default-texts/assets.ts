import { assetCategories, imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
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
${assetCategories.map((name) => `- ${name}: ${imageClass[name].forModel}`).join('\n')}

Para cada imagem informe também o tipo mais preciso (por exemplo piscina, academia, sala, suite, tipo, garden, localizacao, obra) e uma descrição em português, de uma frase, própria para quem não vê a imagem: o que aparece, sem adjetivos de venda, sem citar nome de arquivo e sem inventar o que não se vê. Se não tiver certeza da categoria, diga que é incerta.`,
  },
];
