-- expansão: a certeza de cada decisão da revisão
ALTER TABLE "leitura_decisoes" ADD COLUMN "confianca" real;