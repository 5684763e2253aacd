-- expansão: o que uma busca achou de um empreendimento, à parte da descrição
ALTER TABLE "pesquisas" ADD COLUMN "achados" text;