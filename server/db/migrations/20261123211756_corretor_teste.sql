-- expansão: quem o laboratório da Lisa cadastrou é marcado, e fica fora das listas do programa
ALTER TABLE "corretores" ADD COLUMN "teste" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "corretores" SET "teste" = true WHERE "whatsapp_normal" = '5520900000001';
