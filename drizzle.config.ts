import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/schema/territorio.ts',
    './server/db/schema/corretores.ts',
    './server/db/schema/empreendimentos.ts',
    './server/db/schema/versoes.ts',
    './server/db/schema/edicao.ts',
    './server/db/schema/sistema.ts',
    './server/db/schema/seguranca.ts',
    './server/db/schema/workflow.ts',
    './server/db/schema/lisa.ts',
    './server/db/schema/meu-espaco.ts',
    './server/db/schema/pastas.ts',
    './server/db/schema/servicos.ts',
  ],
  out: './server/db/migrations',
});
