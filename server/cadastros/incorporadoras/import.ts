import { isNull } from 'drizzle-orm';
import { incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { cellFlag, cellText, type Importer, indexBy } from '#server/kernel/crud/importer.ts';
import { incorporadorasResource } from './resource.ts';
import { normalCnpj, normalNome } from './service.ts';

/** Incorporadoras are matched by CNPJ, else by name. */
export const incorporadorasImport: Importer = {
  list: 'incorporadoras',
  resource: incorporadorasResource,
  lock: 'incorporadoras',
  async prepare(db) {
    const rows = await db.select().from(incorporadoras).where(isNull(incorporadoras.excluidoEm));
    const byCnpj = indexBy(rows, ({ cnpjNormal }) => cnpjNormal ?? '');
    const byNome = indexBy(rows, ({ nomeNormal }) => nomeNormal);
    return {
      read(cells) {
        const nome = cellText(cells, 'nome');
        const cnpj = cellText(cells, 'cnpj');
        const key = cnpj ? normalCnpj(cnpj) : null;
        const owner = key ? byCnpj.get(key)?.[0] : undefined;
        const namesake = nome ? byNome.get(normalNome(nome))?.[0] : undefined;
        if (owner && namesake && owner.id !== namesake.id)
          return { campo: 'nome', mensagem: 'Já existe uma incorporadora com este nome e outro CNPJ' };
        if (!owner && key && namesake?.cnpjNormal)
          return {
            campo: 'cnpj',
            mensagem: `“${namesake.nome}” está cadastrada com o CNPJ ${namesake.cnpj}`,
          };
        const current = owner ?? namesake ?? null;
        const situacao = cellFlag(cells, 'ativo');
        if (situacao === null) return { campo: 'ativo', mensagem: 'Escreva Ativo ou Inativo' };
        const given = {
          nome,
          // A different spelling of the stored CNPJ is equal.
          cnpj: owner?.cnpj ?? cnpj,
          contatoTelefone: cellText(cells, 'contatoTelefone'),
          contatoEmail: cellText(cells, 'contatoEmail'),
        };
        const kept = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
        const ativo = situacao ?? current?.ativo ?? true;
        const keys = [nome ? `nome ${normalNome(nome)}` : '', key ? `cnpj ${key}` : ''];
        return {
          given: { ...kept, ativo },
          current,
          keys: keys.filter(Boolean),
          stored: { ativo: current?.ativo ? 'Ativo' : 'Inativo' },
        };
      },
    };
  },
};
