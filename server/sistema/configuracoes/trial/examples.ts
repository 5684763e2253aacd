/** An example for trying a setting. All are made up, except 'recente'. */
interface Example {
  id: string;
  nome: string;
}

const inPage: Example[] = [{ id: 'ipe-rosa', nome: 'Residencial Ipê-Rosa (exemplo)' }];
const described: Example[] = [...inPage, { id: 'recente', nome: 'Empreendimento mais recente do cadastro' }];
const documents: Example[] = [
  { id: 'book-e-tabela', nome: 'Book e tabela de vendas (exemplo)' },
  { id: 'folheto', nome: 'Folheto com poucos dados (exemplo)' },
];

/** Typical messages of corretores, by example id. */
export const exampleMessages: Record<string, string> = {
  'creci-claro': 'Bom dia! Meu CRECI é 12345-F SP',
  'creci-na-conversa': 'oi sou do rio, o creci é 54.321 e meu zap é (21) 99999-0000',
  'sem-creci': 'Ainda estou tirando o meu, posso participar?',
  'contato-claro': 'Ana Beatriz Exemplo, ana.beatriz@exemplo.com.br',
  'contato-por-extenso': 'me chamo João Exemplo da Silva e o email é joao arroba exemplo ponto com',
  'so-nome': 'Carla Exemplo',
};
const messages = (...ids: string[]): Example[] => ids.map((id) => ({ id, nome: `“${exampleMessages[id]}”` }));

const byKey: Record<string, Example[]> = {
  pdf_system_prompt: documents,
  pdf_analysis_prompt: documents,
  gpt5_assets_prompt: [
    { id: 'imagens', nome: 'Uma piscina e uma planta (exemplo)' },
    { id: 'piscina', nome: 'Uma piscina (exemplo)' },
    { id: 'planta', nome: 'Uma planta (exemplo)' },
  ],
  gpt5_optimize_prompt: inPage,
  gpt5_structure_prompt: inPage,
  v0_prompt: inPage,
  v0_html_prompt: inPage,
  v0_css_prompt: inPage,
  v0_js_prompt: inPage,
  perplexity_prompt: described,
  perplexity_build_prompt: described,
  perplexity_system_data_prompt: described,
  perplexity_system_marketing_prompt: described,
  perplexity_bairro_prompt: [
    { id: 'cambui', nome: 'Cambuí, Campinas – SP' },
    { id: 'recente', nome: 'Bairro mais recente do cadastro' },
  ],
  lisa_creci_processing_prompt: messages('creci-claro', 'creci-na-conversa', 'sem-creci'),
  lisa_email_extraction_prompt: messages('contato-claro', 'contato-por-extenso', 'so-nome'),
};

/** A setting's examples, the first one being the default; none for messages. */
export const examplesOf = (chave: string): Example[] => byKey[chave] ?? [];
