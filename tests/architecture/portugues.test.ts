import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Screen words written without their accent or cedilla. */
const bare = `
  nao voce tambem sao ja ate apos alem so esta-o atras regiao regioes territorio codigo obrigatorio obrigatoria
  obrigatorios invalido invalida usuario configuracao configuracoes execucao execucoes informacao informacoes
  descricao publicacao importacao exportacao associacao associacoes aprovacao aprovacoes incorporacao preco precos
  endereco enderecos numero numeros pagina paginas titulo subtitulo imovel imoveis possivel disponivel indisponivel
  necessario necessaria padrao sera proximo proxima ultimo ultima ultimos minimo maximo historico inicio excluido
  excluida servico atencao alteracao alteracoes acao acoes opcao opcoes versao versoes sessao conexao conteudo
  municipio municipios estao podera memoria automatico automatica valido valida unico unica credito periodo`
  .trim()
  .split(/\s+/)
  .filter((word) => !['so', 'esta-o'].includes(word));

const pattern = new RegExp(`(?<![\\p{L}\\d_{./-])(${bare.join('|')})(?![\\p{L}\\d_}/:=.-])`, 'giu');

/** User-facing texts of a source: literals of several words, and text between tags. */
function textsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/(?<!:)\/\/.*$/gm, ' ');
  const literals = code.match(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g) ?? [];
  const between = [...code.matchAll(/>([^<>{}=;]+)</g)].map(([, text]) => text!);
  return [...literals, ...between].filter((text) => /\p{L}\s+\p{L}/u.test(text));
}

const sources = execFileSync('git', ['ls-files', 'contract', 'web', 'site'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path));

describe('the language of the screens', () => {
  it('sees a text without its accents', () => {
    expect(textsOf(`const a = 'A regiao nao existe'; <p>Sem descricao aqui</p>`).join()).toMatch(pattern);
    expect(textsOf(`const a = 'A região não existe';`).join()).not.toMatch(pattern);
  });

  it('UXT-01 every text for people is written with its accents', () => {
    const found = sources.flatMap((path) =>
      textsOf(readFileSync(path, 'utf8')).flatMap((text) =>
        [...text.matchAll(pattern)].map(([word]) => `${path}: “${word}” in ${text.slice(0, 80)}`),
      ),
    );
    expect(found).toEqual([]);
  });
});
