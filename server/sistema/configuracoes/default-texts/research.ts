import { ofBairro, ofEmpreendimento, type SettingDefault } from '../setting-default.ts';

export const researchTexts: SettingDefault[] = [
  {
    chave: 'perplexity_prompt',
    titulo: 'Pesquisa independente',
    tipo: 'instrucao',
    preenchidos: ofEmpreendimento,
    categoria: 'pesquisa',
    descricao:
      'Pesquisa na internet o que há sobre um empreendimento e escreve a primeira versão da descrição.',
    valor: `Pesquise e escreva a descrição do empreendimento {NOME}, da incorporadora {INCORPORADORA}, em {BAIRRO}, {CIDADE} – {ESTADO}.
Endereço: {ENDERECO_COMPLEMENTO}
Dados técnicos informados: {ESPECIFICACOES_TECNICAS}

Texto de 300 a 500 palavras, em português do Brasil, em parágrafos, sem títulos nem listas: o conceito, o entorno, o lazer e as plantas. Use apenas o que encontrar em fontes confiáveis ou nos dados informados; se algo não for encontrado, não mencione. Não cite preços nem condições de pagamento. Sem superlativos, sem links e sem referências numeradas.`,
  },
  {
    chave: 'perplexity_build_prompt',
    titulo: 'Redação final da descrição',
    tipo: 'instrucao',
    preenchidos: ofEmpreendimento,
    categoria: 'pesquisa',
    descricao:
      'Escreve a descrição que fica no cadastro, só com os dados dele. O que a pesquisa encontrou fica à parte, com as fontes.',
    valor: `Com os dados do cadastro de {NOME} ({INCORPORADORA}, {BAIRRO}, {CIDADE} – {ESTADO}), escreva a descrição final, de 300 a 500 palavras.
Endereço: {ENDERECO_COMPLEMENTO}
Dados técnicos: {ESPECIFICACOES_TECNICAS}

Use só esses dados: nenhum número, lugar, nome ou vantagem que eles não digam. Comece pelo que o lugar tem de próprio, siga pelo lazer e pelas plantas e termine pela localização. Texto corrido, em parágrafos, sem títulos, listas ou links.`,
  },
  {
    chave: 'perplexity_system_data_prompt',
    titulo: 'Papel de quem pesquisa',
    tipo: 'instrucao',
    preenchidos: ofEmpreendimento,
    categoria: 'pesquisa',
    descricao:
      'Postura do modelo ao pesquisar: vale junto com a pesquisa independente e com as informações de bairro.',
    valor: `Você levanta dados de empreendimentos imobiliários no Brasil. Responda só com fatos encontrados em fontes confiáveis (site da incorporadora, registro, imprensa), diga quando uma informação não foi encontrada e nunca complete por suposição.`,
  },
  {
    chave: 'perplexity_system_marketing_prompt',
    titulo: 'Papel de quem redige',
    tipo: 'instrucao',
    preenchidos: ofEmpreendimento,
    categoria: 'pesquisa',
    descricao: 'Postura do modelo ao escrever a redação final da descrição.',
    valor: `Você escreve apresentações de empreendimentos imobiliários em português do Brasil, para corretores. O texto é claro, concreto e agradável de ler, sem promessas, sem superlativos e sem nada que os dados não sustentem.`,
  },
  {
    chave: 'perplexity_bairro_prompt',
    titulo: 'Informações de bairro',
    tipo: 'instrucao',
    preenchidos: ofBairro,
    categoria: 'pesquisa',
    descricao: 'Texto do botão “Gerar com IA” no cadastro de bairros.',
    valor: `Escreva sobre o bairro {BAIRRO}, em {CIDADE} – {ESTADO}, para quem pensa em morar nele.

De 200 a 300 palavras, em português do Brasil, em parágrafos, sem títulos nem listas: o caráter do bairro, comércio e serviços, escolas, saúde, parques e lazer, transporte e acessos. Cite apenas lugares que existem e que ficam no bairro ou ao lado dele; não informe distâncias, preços ou estatísticas sem fonte. Não confunda com bairros de mesmo nome em outras cidades. Sem referências numeradas.`,
  },
];
