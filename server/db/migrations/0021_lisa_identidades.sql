CREATE TABLE "lisa_avisos" (
	"canal" text NOT NULL,
	"chave" text NOT NULL,
	"gravidade" text NOT NULL,
	"titulo" text NOT NULL,
	"fazer" text,
	"detalhe" text,
	"desde" timestamp with time zone NOT NULL,
	"ultima_em" timestamp with time zone NOT NULL,
	"visto_por" integer,
	"visto_em" timestamp with time zone,
	CONSTRAINT "lisa_avisos_canal_chave_pk" PRIMARY KEY("canal","chave")
);
--> statement-breakpoint
CREATE TABLE "lisa_identidades" (
	"canal" text NOT NULL,
	"identidade" text NOT NULL,
	"pessoa" text NOT NULL,
	"vista_em" timestamp with time zone NOT NULL,
	CONSTRAINT "lisa_identidades_canal_identidade_pk" PRIMARY KEY("canal","identidade")
);
--> statement-breakpoint
CREATE TABLE "lisa_omitidas" (
	"canal" text NOT NULL,
	"motivo" text NOT NULL,
	"total" integer NOT NULL,
	"ultima_em" timestamp with time zone NOT NULL,
	CONSTRAINT "lisa_omitidas_canal_motivo_pk" PRIMARY KEY("canal","motivo")
);
--> statement-breakpoint
ALTER TABLE "lisa_contatos" ADD COLUMN "arroba" text;--> statement-breakpoint
ALTER TABLE "lisa_contatos" ADD COLUMN "sem_promocoes_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lisa_enviadas" ADD COLUMN "erro" jsonb;--> statement-breakpoint
ALTER TABLE "lisa_avisos" ADD CONSTRAINT "lisa_avisos_visto_por_users_id_fk" FOREIGN KEY ("visto_por") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lisa_identidades_pessoa" ON "lisa_identidades" USING btree ("pessoa");