CREATE TABLE "corretor_slugs_antigos" (
	"slug" text PRIMARY KEY NOT NULL,
	"corretor_id" integer NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitas" (
	"dia" date NOT NULL,
	"tipo" text NOT NULL,
	"corretor_id" integer DEFAULT 0 NOT NULL,
	"hotsite_id" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visitas_dia_tipo_corretor_id_hotsite_id_pk" PRIMARY KEY("dia","tipo","corretor_id","hotsite_id")
);
--> statement-breakpoint
ALTER TABLE "corretores" ADD COLUMN "apagado_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imoveis_usados" ADD COLUMN "dormitorios" integer;--> statement-breakpoint
ALTER TABLE "imoveis_usados" ADD COLUMN "vagas" integer;--> statement-breakpoint
ALTER TABLE "imoveis_usados" ADD COLUMN "area" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "imoveis_usados" ADD COLUMN "fotos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imoveis_usados" ADD COLUMN "autorizacao_em" date;--> statement-breakpoint
ALTER TABLE "imoveis_usados" ADD COLUMN "autorizacao_ate" date;--> statement-breakpoint
ALTER TABLE "corretor_slugs_antigos" ADD CONSTRAINT "corretor_slugs_antigos_corretor_id_corretores_id_fk" FOREIGN KEY ("corretor_id") REFERENCES "public"."corretores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corretor_slugs_antigos_corretor_id" ON "corretor_slugs_antigos" USING btree ("corretor_id");--> statement-breakpoint
CREATE INDEX "visitas_corretor_id" ON "visitas" USING btree ("corretor_id","dia");--> statement-breakpoint
CREATE INDEX "visitas_hotsite_id" ON "visitas" USING btree ("hotsite_id","dia");--> statement-breakpoint
ALTER TABLE "imoveis_usados" ADD CONSTRAINT "imoveis_usados_area_check" CHECK ("imoveis_usados"."area" >= 0 AND "imoveis_usados"."area" < 'NaN'::numeric);--> statement-breakpoint
ALTER TABLE "imoveis_usados" ADD CONSTRAINT "imoveis_usados_dormitorios_check" CHECK ("imoveis_usados"."dormitorios" >= 0);--> statement-breakpoint
ALTER TABLE "imoveis_usados" ADD CONSTRAINT "imoveis_usados_vagas_check" CHECK ("imoveis_usados"."vagas" >= 0);