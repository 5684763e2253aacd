-- expansão: por que uma página gerada não foi publicada por si
ALTER TABLE "hotsite_versoes" ADD COLUMN "retida" text;