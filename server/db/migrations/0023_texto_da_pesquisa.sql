-- expansão: as páginas em que um texto foi achado são mostradas enquanto o texto é esse
ALTER TABLE "pesquisas" ADD COLUMN "texto" text;