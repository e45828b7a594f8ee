-- CreateTable
CREATE TABLE "policy_versions" (
    "id" SERIAL NOT NULL,
    "policy" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "applies_from" DATE,
    "texts" JSONB NOT NULL DEFAULT '{}',
    "changes" JSONB NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 1,
    "published_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "policy_versions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "policy_versions_policy_number_key" ON "policy_versions"("policy", "number");

-- A published version has a date, a draft has none.
ALTER TABLE "policy_versions" ADD CONSTRAINT "policy_versions_published_check"
  CHECK (("published_at" IS NULL) = ("applies_from" IS NULL));
