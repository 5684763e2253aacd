-- expansão: o que cada corretor desligou dos avisos da Lisa, e do que já foi avisado
CREATE TABLE "corretor_avisos" (
	"corretor_id" integer PRIMARY KEY NOT NULL,
	"parados" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mudado_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corretor_novidades" (
	"corretor_id" integer NOT NULL,
	"chave" text NOT NULL,
	"enviada_id" integer,
	"motivo" text,
	"em" timestamp with time zone NOT NULL,
	CONSTRAINT "corretor_novidades_corretor_id_chave_pk" PRIMARY KEY("corretor_id","chave")
);
--> statement-breakpoint
ALTER TABLE "corretor_avisos" ADD CONSTRAINT "corretor_avisos_corretor_id_corretores_id_fk" FOREIGN KEY ("corretor_id") REFERENCES "public"."corretores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corretor_novidades" ADD CONSTRAINT "corretor_novidades_corretor_id_corretores_id_fk" FOREIGN KEY ("corretor_id") REFERENCES "public"."corretores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corretor_novidades" ADD CONSTRAINT "corretor_novidades_enviada_id_lisa_enviadas_id_fk" FOREIGN KEY ("enviada_id") REFERENCES "public"."lisa_enviadas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corretor_novidades_chave" ON "corretor_novidades" USING btree ("chave");--> statement-breakpoint
CREATE INDEX "corretor_novidades_enviada" ON "corretor_novidades" USING btree ("enviada_id");