-- expansão: os pares de corretores parecidos que são pessoas diferentes
CREATE TABLE "corretores_distintos" (
	"um_id" integer NOT NULL,
	"outro_id" integer NOT NULL,
	CONSTRAINT "corretores_distintos_um_id_outro_id_pk" PRIMARY KEY("um_id","outro_id")
);
--> statement-breakpoint
ALTER TABLE "corretores_distintos" ADD CONSTRAINT "corretores_distintos_um_id_corretores_id_fk" FOREIGN KEY ("um_id") REFERENCES "public"."corretores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corretores_distintos" ADD CONSTRAINT "corretores_distintos_outro_id_corretores_id_fk" FOREIGN KEY ("outro_id") REFERENCES "public"."corretores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corretores_distintos_outro_id" ON "corretores_distintos" USING btree ("outro_id");