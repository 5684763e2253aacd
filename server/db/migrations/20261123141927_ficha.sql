-- expansão: o que um book diz de um empreendimento além das colunas do registro
ALTER TABLE "empreendimentos" ADD COLUMN "ficha" jsonb DEFAULT '{}'::jsonb NOT NULL;