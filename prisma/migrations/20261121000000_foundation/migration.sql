-- The search index of members needs trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateEnum
CREATE TYPE "ClassType" AS ENUM ('Beginner', 'Intermediate', 'Advanced', 'All Levels');

-- CreateEnum
CREATE TYPE "DietPlanType" AS ENUM ('free', 'karma', 'personalized');

-- CreateEnum
CREATE TYPE "FileKind" AS ENUM ('diet_plan_pdf', 'diet_plan_thumbnail', 'hero_image', 'donation_screenshot');

-- CreateEnum
CREATE TYPE "DonationStatus" AS ENUM ('pending', 'approved', 'rejected', 'refunded');

-- CreateEnum
CREATE TYPE "PaymentMethod" AS ENUM ('razorpay', 'qr');

-- CreateEnum
CREATE TYPE "PaymentOrderStatus" AS ENUM ('created', 'paid', 'failed', 'expired');

-- CreateEnum
CREATE TYPE "SessionKind" AS ENUM ('member', 'admin');

-- CreateEnum
CREATE TYPE "OtpPurpose" AS ENUM ('password_reset', 'phone_change');

-- CreateEnum
CREATE TYPE "Permission" AS ENUM ('view_all_donations', 'approve_donations', 'reject_donations', 'view_analytics', 'download_screenshots', 'manage_users', 'manage_classes', 'manage_resources', 'manage_admins');

-- CreateEnum
CREATE TYPE "ActorKind" AS ENUM ('member', 'admin', 'system');

-- CreateEnum
CREATE TYPE "Gender" AS ENUM ('Male', 'Female', 'Other');

-- CreateEnum
CREATE TYPE "MessageTemplate" AS ENUM ('otp', 'password_changed', 'donation_approved', 'donation_rejected', 'class_cancelled');

-- CreateEnum
CREATE TYPE "MessageStatus" AS ENUM ('pending', 'sending', 'queued', 'sent', 'delivered', 'read', 'failed', 'skipped');

-- CreateTable
CREATE TABLE "class_series" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "weekdays" INTEGER[],
    "from_date" DATE NOT NULL,
    "until_date" DATE NOT NULL,
    "start_time" TIME(0) NOT NULL,
    "end_time" TIME(0) NOT NULL,
    "max_participants" INTEGER NOT NULL DEFAULT 50,
    "live_link" TEXT,
    "instructor" TEXT NOT NULL,
    "class_type" "ClassType" NOT NULL DEFAULT 'Beginner',
    "location" TEXT NOT NULL DEFAULT 'Online',
    "materialised_to" DATE,
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "class_series_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "classes" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "class_date" DATE NOT NULL,
    "start_time" TIME(0) NOT NULL,
    "end_time" TIME(0) NOT NULL,
    "starts_at" TIMESTAMPTZ(0) NOT NULL,
    "ends_at" TIMESTAMPTZ(0) NOT NULL,
    "max_participants" INTEGER NOT NULL DEFAULT 50,
    "live_link" TEXT,
    "instructor" TEXT NOT NULL,
    "class_type" "ClassType" NOT NULL DEFAULT 'Beginner',
    "location" TEXT NOT NULL DEFAULT 'Online',
    "attendance_count" INTEGER NOT NULL DEFAULT 0,
    "rating_count" INTEGER NOT NULL DEFAULT 0,
    "rating_sum" INTEGER NOT NULL DEFAULT 0,
    "series_id" INTEGER,
    "cancelled_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "classes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attendances" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "class_id" INTEGER NOT NULL,
    "class_date" DATE NOT NULL,
    "marked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attendances_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "class_link_requests" (
    "member_id" INTEGER NOT NULL,
    "class_id" INTEGER NOT NULL,
    "requests" INTEGER NOT NULL DEFAULT 1,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "class_link_requests_pkey" PRIMARY KEY ("member_id","class_id")
);

-- CreateTable
CREATE TABLE "ratings" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "class_id" INTEGER,
    "subject" TEXT NOT NULL,
    "rating" INTEGER NOT NULL,
    "review" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ratings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "diet_plans" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "type" "DietPlanType" NOT NULL DEFAULT 'free',
    "karma_points_required" INTEGER,
    "member_id" INTEGER,
    "is_private" BOOLEAN NOT NULL DEFAULT false,
    "media_key" TEXT,
    "thumbnail_key" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "diet_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "instructions" (
    "id" SERIAL NOT NULL,
    "day_name" TEXT NOT NULL,
    "instruction" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "instructions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "faqs" (
    "id" SERIAL NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "category" TEXT NOT NULL DEFAULT 'Other',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "faqs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "video_resources" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "youtube_link" TEXT NOT NULL,
    "category" TEXT NOT NULL DEFAULT 'Other',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "video_resources_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hero_sections" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "hindi_title" TEXT NOT NULL,
    "subtitle" TEXT NOT NULL,
    "button_text" TEXT NOT NULL,
    "button_link" TEXT NOT NULL,
    "trusted_text" TEXT NOT NULL,
    "member_count" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "image_key" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hero_sections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "homepage_sections" (
    "id" SERIAL NOT NULL,
    "section_key" TEXT NOT NULL,
    "section_name" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "display_order" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "homepage_sections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stored_files" (
    "key" TEXT NOT NULL,
    "kind" "FileKind" NOT NULL,
    "content_type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" BYTEA NOT NULL,
    "name" TEXT NOT NULL,
    "attached_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stored_files_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "donations" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER,
    "amount_paise" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "payment_method" "PaymentMethod" NOT NULL,
    "status" "DonationStatus" NOT NULL DEFAULT 'pending',
    "karma_points_awarded" INTEGER NOT NULL DEFAULT 0,
    "provider_payment_id" TEXT,
    "screenshot_key" TEXT,
    "screenshot_sha256" BYTEA,
    "screenshot_difference" BIGINT,
    "rejection_reason" TEXT,
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "refunded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "donations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_orders" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER,
    "provider_order_id" TEXT NOT NULL,
    "amount_paise" INTEGER NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'INR',
    "status" "PaymentOrderStatus" NOT NULL DEFAULT 'created',
    "donation_id" INTEGER,
    "checked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_events" (
    "id" SERIAL NOT NULL,
    "provider" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "processed_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,

    CONSTRAINT "webhook_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" SERIAL NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "kind" "SessionKind" NOT NULL,
    "member_id" INTEGER,
    "admin_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "address" TEXT,
    "user_agent" TEXT,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "otp_codes" (
    "id" SERIAL NOT NULL,
    "purpose" "OtpPurpose" NOT NULL,
    "phone" TEXT NOT NULL,
    "member_id" INTEGER,
    "salt" BYTEA NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "guesses" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "consumed_at" TIMESTAMPTZ(3),

    CONSTRAINT "otp_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "otp_guess_days" (
    "phone" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "guesses" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "otp_guess_days_pkey" PRIMARY KEY ("phone","day")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "admins" (
    "id" SERIAL NOT NULL,
    "username" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "member_id" INTEGER,
    "disabled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "admins_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admin_permissions" (
    "admin_id" INTEGER NOT NULL,
    "permission" "Permission" NOT NULL,

    CONSTRAINT "admin_permissions_pkey" PRIMARY KEY ("admin_id","permission")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" BIGSERIAL NOT NULL,
    "actor_kind" "ActorKind" NOT NULL,
    "actor_id" INTEGER,
    "action" TEXT NOT NULL,
    "subject_kind" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "address" TEXT,
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "members" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "gender" "Gender",
    "city" TEXT,
    "birth_date" INTEGER,
    "email" TEXT,
    "primary_goal" TEXT,
    "referral_code" TEXT NOT NULL,
    "karma_points" INTEGER NOT NULL DEFAULT 0,
    "current_streak" INTEGER NOT NULL DEFAULT 0,
    "longest_streak" INTEGER NOT NULL DEFAULT 0,
    "total_classes_attended" INTEGER NOT NULL DEFAULT 0,
    "total_days_attended" INTEGER NOT NULL DEFAULT 0,
    "last_attended_on" DATE,
    "title" TEXT NOT NULL DEFAULT 'Beginner',
    "celebrated_title" TEXT NOT NULL DEFAULT 'Beginner',
    "consented_at" TIMESTAMPTZ(3) NOT NULL,
    "consent_version" TEXT NOT NULL,
    "notices_stopped_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member_counters" (
    "name" TEXT NOT NULL,
    "shard" INTEGER NOT NULL,
    "value" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "member_counters_pkey" PRIMARY KEY ("name","shard")
);

-- CreateTable
CREATE TABLE "karma_entries" (
    "id" SERIAL NOT NULL,
    "member_id" INTEGER NOT NULL,
    "delta" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "karma_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "referrals" (
    "id" SERIAL NOT NULL,
    "referrer_id" INTEGER NOT NULL,
    "friend_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "referrals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messages" (
    "id" SERIAL NOT NULL,
    "event_key" TEXT NOT NULL,
    "member_id" INTEGER,
    "otp_id" INTEGER,
    "phone" TEXT NOT NULL,
    "template" "MessageTemplate" NOT NULL,
    "variables" JSONB NOT NULL,
    "status" "MessageStatus" NOT NULL DEFAULT 'pending',
    "provider_message_id" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error_code" TEXT,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "handed_over_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "class_series_until_date_idx" ON "class_series"("until_date");

-- CreateIndex
CREATE INDEX "classes_class_date_start_time_id_idx" ON "classes"("class_date", "start_time", "id");

-- CreateIndex
CREATE INDEX "classes_ends_at_idx" ON "classes"("ends_at");

-- CreateIndex
CREATE INDEX "classes_title_idx" ON "classes"("title");

-- CreateIndex
CREATE UNIQUE INDEX "classes_series_id_class_date_key" ON "classes"("series_id", "class_date");

-- CreateIndex
CREATE INDEX "attendances_member_id_class_date_idx" ON "attendances"("member_id", "class_date" DESC);

-- CreateIndex
CREATE INDEX "attendances_class_id_idx" ON "attendances"("class_id");

-- CreateIndex
CREATE INDEX "attendances_class_date_idx" ON "attendances"("class_date");

-- CreateIndex
CREATE UNIQUE INDEX "attendances_member_id_class_id_key" ON "attendances"("member_id", "class_id");

-- CreateIndex
CREATE INDEX "class_link_requests_class_id_idx" ON "class_link_requests"("class_id");

-- CreateIndex
CREATE INDEX "ratings_class_id_idx" ON "ratings"("class_id");

-- CreateIndex
CREATE UNIQUE INDEX "ratings_member_id_subject_key" ON "ratings"("member_id", "subject");

-- CreateIndex
CREATE INDEX "diet_plans_member_id_idx" ON "diet_plans"("member_id");

-- CreateIndex
CREATE INDEX "diet_plans_type_created_at_idx" ON "diet_plans"("type", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "instructions_day_name_key" ON "instructions"("day_name");

-- CreateIndex
CREATE UNIQUE INDEX "homepage_sections_section_key_key" ON "homepage_sections"("section_key");

-- CreateIndex
CREATE INDEX "homepage_sections_display_order_id_idx" ON "homepage_sections"("display_order", "id");

-- CreateIndex
CREATE INDEX "stored_files_attached_at_created_at_idx" ON "stored_files"("attached_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "donations_provider_payment_id_key" ON "donations"("provider_payment_id");

-- CreateIndex
CREATE INDEX "donations_status_created_at_id_idx" ON "donations"("status", "created_at", "id");

-- CreateIndex
CREATE INDEX "donations_member_id_created_at_id_idx" ON "donations"("member_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "donations_created_at_id_idx" ON "donations"("created_at", "id");

-- CreateIndex
CREATE INDEX "donations_screenshot_sha256_idx" ON "donations"("screenshot_sha256");

-- CreateIndex
CREATE UNIQUE INDEX "payment_orders_provider_order_id_key" ON "payment_orders"("provider_order_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_orders_donation_id_key" ON "payment_orders"("donation_id");

-- CreateIndex
CREATE INDEX "payment_orders_status_checked_at_idx" ON "payment_orders"("status", "checked_at");

-- CreateIndex
CREATE INDEX "payment_orders_member_id_idx" ON "payment_orders"("member_id");

-- CreateIndex
CREATE INDEX "webhook_events_processed_at_received_at_idx" ON "webhook_events"("processed_at", "received_at");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_events_provider_event_id_key" ON "webhook_events"("provider", "event_id");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions"("token_hash");

-- CreateIndex
CREATE INDEX "sessions_member_id_idx" ON "sessions"("member_id");

-- CreateIndex
CREATE INDEX "sessions_admin_id_idx" ON "sessions"("admin_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "otp_codes_purpose_phone_created_at_idx" ON "otp_codes"("purpose", "phone", "created_at" DESC);

-- CreateIndex
CREATE INDEX "otp_codes_created_at_idx" ON "otp_codes"("created_at");

-- CreateIndex
CREATE INDEX "otp_guess_days_day_idx" ON "otp_guess_days"("day");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "admins_username_key" ON "admins"("username");

-- CreateIndex
CREATE UNIQUE INDEX "admins_member_id_key" ON "admins"("member_id");

-- CreateIndex
CREATE INDEX "audit_entries_created_at_id_idx" ON "audit_entries"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_actor_kind_actor_id_created_at_idx" ON "audit_entries"("actor_kind", "actor_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_subject_kind_subject_id_created_at_idx" ON "audit_entries"("subject_kind", "subject_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_action_created_at_idx" ON "audit_entries"("action", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "members_phone_key" ON "members"("phone");

-- CreateIndex
CREATE UNIQUE INDEX "members_referral_code_key" ON "members"("referral_code");

-- CreateIndex
CREATE INDEX "members_karma_points_id_idx" ON "members"("karma_points" DESC, "id");

-- CreateIndex
CREATE INDEX "members_name_id_idx" ON "members"("name", "id");

-- CreateIndex
CREATE INDEX "members_created_at_id_idx" ON "members"("created_at", "id");

-- CreateIndex
CREATE INDEX "members_leaderboard_idx" ON "members"("current_streak" DESC, "total_classes_attended" DESC, "longest_streak" DESC, "id");

-- CreateIndex
CREATE INDEX "members_total_classes_idx" ON "members"("total_classes_attended" DESC, "longest_streak" DESC, "id");

-- CreateIndex
CREATE INDEX "members_gender_karma_points_id_idx" ON "members"("gender", "karma_points" DESC, "id");

-- CreateIndex
CREATE INDEX "members_streak_expiry_idx" ON "members"("last_attended_on", "current_streak");

-- CreateIndex
CREATE INDEX "members_search_idx" ON "members" USING GIN ("name" gin_trgm_ops, "phone" gin_trgm_ops, "email" gin_trgm_ops, "referral_code" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "karma_entries_member_id_reason_reference_key" ON "karma_entries"("member_id", "reason", "reference");

-- CreateIndex
CREATE UNIQUE INDEX "referrals_friend_id_key" ON "referrals"("friend_id");

-- CreateIndex
CREATE INDEX "referrals_referrer_id_created_at_id_idx" ON "referrals"("referrer_id", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "messages_event_key_key" ON "messages"("event_key");

-- CreateIndex
CREATE UNIQUE INDEX "messages_provider_message_id_key" ON "messages"("provider_message_id");

-- CreateIndex
CREATE INDEX "messages_owed_idx" ON "messages"("due_at") WHERE (status = ANY (ARRAY['pending'::"MessageStatus", 'sending'::"MessageStatus"]));

-- CreateIndex
CREATE INDEX "messages_member_id_created_at_idx" ON "messages"("member_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "messages_created_at_idx" ON "messages"("created_at");

-- AddForeignKey
ALTER TABLE "classes" ADD CONSTRAINT "classes_series_id_fkey" FOREIGN KEY ("series_id") REFERENCES "class_series"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_link_requests" ADD CONSTRAINT "class_link_requests_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "class_link_requests" ADD CONSTRAINT "class_link_requests_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_class_id_fkey" FOREIGN KEY ("class_id") REFERENCES "classes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "diet_plans" ADD CONSTRAINT "diet_plans_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "diet_plans" ADD CONSTRAINT "diet_plans_media_key_fkey" FOREIGN KEY ("media_key") REFERENCES "stored_files"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "diet_plans" ADD CONSTRAINT "diet_plans_thumbnail_key_fkey" FOREIGN KEY ("thumbnail_key") REFERENCES "stored_files"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hero_sections" ADD CONSTRAINT "hero_sections_image_key_fkey" FOREIGN KEY ("image_key") REFERENCES "stored_files"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "donations" ADD CONSTRAINT "donations_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "donations" ADD CONSTRAINT "donations_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "admins"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "donations" ADD CONSTRAINT "donations_screenshot_key_fkey" FOREIGN KEY ("screenshot_key") REFERENCES "stored_files"("key") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_donation_id_fkey" FOREIGN KEY ("donation_id") REFERENCES "donations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admins" ADD CONSTRAINT "admins_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admin_permissions" ADD CONSTRAINT "admin_permissions_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "admins"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "karma_entries" ADD CONSTRAINT "karma_entries_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_fkey" FOREIGN KEY ("referrer_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_friend_id_fkey" FOREIGN KEY ("friend_id") REFERENCES "members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "members"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_otp_id_fkey" FOREIGN KEY ("otp_id") REFERENCES "otp_codes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema cannot say: checks of the product's rules.
ALTER TABLE "members"
  ADD CONSTRAINT "members_phone_check" CHECK ("phone" ~ '^\+[1-9][0-9]{6,14}$'),
  ADD CONSTRAINT "members_referral_code_check" CHECK ("referral_code" ~ '^[A-Z2-9]{8}$'),
  ADD CONSTRAINT "members_birth_date_check" CHECK ("birth_date" BETWEEN 18000101 AND 99991231),
  ADD CONSTRAINT "members_streak_check" CHECK ("current_streak" >= 0 AND "longest_streak" >= "current_streak"),
  ADD CONSTRAINT "members_total_check" CHECK ("total_days_attended" >= 0 AND "total_classes_attended" >= "total_days_attended");
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_owner_check" CHECK (
  ("kind" = 'member' AND "member_id" IS NOT NULL AND "admin_id" IS NULL) OR ("kind" = 'admin' AND "admin_id" IS NOT NULL AND "member_id" IS NULL)
);
ALTER TABLE "karma_entries" ADD CONSTRAINT "karma_entries_delta_check" CHECK ("delta" <> 0);
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_self_check" CHECK ("referrer_id" <> "friend_id");
ALTER TABLE "class_series"
  ADD CONSTRAINT "class_series_weekdays_check" CHECK ("weekdays" <@ ARRAY[1, 2, 3, 4, 5, 6, 7] AND cardinality("weekdays") > 0),
  ADD CONSTRAINT "class_series_dates_check" CHECK ("until_date" >= "from_date"),
  ADD CONSTRAINT "class_series_times_check" CHECK ("end_time" > "start_time"),
  ADD CONSTRAINT "class_series_capacity_check" CHECK ("max_participants" BETWEEN 1 AND 1000);
ALTER TABLE "classes"
  ADD CONSTRAINT "classes_times_check" CHECK ("end_time" > "start_time" AND "ends_at" > "starts_at"),
  ADD CONSTRAINT "classes_capacity_check" CHECK ("max_participants" BETWEEN 1 AND 1000),
  ADD CONSTRAINT "classes_attendance_check" CHECK ("attendance_count" >= 0),
  ADD CONSTRAINT "classes_rating_check" CHECK ("rating_sum" BETWEEN "rating_count" AND 5 * "rating_count");
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_stars_check" CHECK ("rating" BETWEEN 1 AND 5);
ALTER TABLE "diet_plans"
  ADD CONSTRAINT "diet_plans_karma_check" CHECK ("type" <> 'karma' OR "karma_points_required" > 0),
  ADD CONSTRAINT "diet_plans_owner_check" CHECK ("type" <> 'personalized' OR "member_id" IS NOT NULL);
ALTER TABLE "donations"
  ADD CONSTRAINT "donations_amount_check" CHECK ("amount_paise" BETWEEN 100 AND 50000000 AND "amount_paise" % 100 = 0),
  ADD CONSTRAINT "donations_reason_check" CHECK ("status" <> 'rejected' OR "rejection_reason" IS NOT NULL),
  ADD CONSTRAINT "donations_decision_check" CHECK (("status" = 'pending') = ("decided_at" IS NULL));
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_amount_check" CHECK ("amount_paise" BETWEEN 100 AND 50000000);
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_bytes_check" CHECK ("bytes" >= 0);

-- A class counts its marks itself and takes no more than it has places for, whoever inserts them. A full class is left alone rather than
-- updated and undone: PostgreSQL refuses to lock a row anew while an aborting transaction still stands as its updater.
CREATE FUNCTION count_attendances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE classes SET attendance_count = attendance_count + added.marks
      FROM (SELECT class_id, count(*) AS marks FROM changed GROUP BY class_id) AS added
      WHERE classes.id = added.class_id AND attendance_count + added.marks <= max_participants;
    GET DIAGNOSTICS counted = ROW_COUNT;
    IF counted < (SELECT count(DISTINCT class_id) FROM changed) THEN
      RAISE EXCEPTION 'class is full' USING ERRCODE = 'SG001';
    END IF;
  ELSE
    UPDATE classes SET attendance_count = attendance_count - removed.marks
      FROM (SELECT class_id, count(*) AS marks FROM changed GROUP BY class_id) AS removed
      WHERE classes.id = removed.class_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER attendances_counted AFTER INSERT ON attendances
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_attendances();
CREATE TRIGGER attendances_uncounted AFTER DELETE ON attendances
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_attendances();

-- Member statistics are kept as they change; sixteen shards keep sign-ups from queueing for one row. Only what changes is touched: a sign-up
-- counts a member and the credit for it karma, so that friends who sign up at the same moment never wait for each other in a circle.
CREATE FUNCTION counts_of(member members) RETURNS TABLE (name text, amount bigint) LANGUAGE sql AS $$
  SELECT counted.name, counted.amount
    FROM (VALUES ('karma_points', member.karma_points::bigint), ('members', 1), (member.gender::text, 1)) AS counted(name, amount)
    WHERE counted.name IS NOT NULL AND member.id IS NOT NULL
$$;
CREATE FUNCTION count_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_counters (name, shard, value)
    SELECT name, coalesce(NEW.id, OLD.id) % 16, sum(amount)::bigint
      FROM (SELECT name, -amount AS amount FROM counts_of(OLD) UNION ALL SELECT name, amount FROM counts_of(NEW)) AS changes
      GROUP BY name HAVING sum(amount) <> 0
      ORDER BY name
    ON CONFLICT (name, shard) DO UPDATE SET value = member_counters.value + excluded.value;
  RETURN NULL;
END $$;
CREATE TRIGGER members_counted AFTER INSERT OR DELETE OR UPDATE OF gender, karma_points ON members
  FOR EACH ROW EXECUTE FUNCTION count_members();

-- The ledger and the audit log are written once.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'SG002';
END $$;
CREATE TRIGGER karma_entries_append_only BEFORE UPDATE ON karma_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
