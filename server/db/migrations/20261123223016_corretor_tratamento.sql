-- expansão: quem quer ser tratada por corretora o diz; sem isso fica o nome legal da profissão
ALTER TABLE "corretores" ADD COLUMN "tratamento" text;