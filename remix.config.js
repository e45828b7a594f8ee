import { LANGUAGES, localizePath } from './app/i18n/languages';

/**
 * Remix options and the route table, the only place that maps URLs to modules.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  ignoredRouteFiles: ['**/*'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
    v3_routeConfig: false,
  },
  routes(defineRoutes) {
    return defineRoutes((route) => {
      /**
       * Adds one page per language: /landing, /hi/landing.
       * @param {string} path
       * @param {string} file
       */
      const inEachLanguage = (path, file) => {
        for (const language of LANGUAGES) {
          const address = localizePath(language, `/${path}`).slice(1);
          const id = file.replace(/\.tsx?$/, language === 'en' ? '' : `.${language}`);
          route(address, file, { id, index: address === '' });
        }
      };
      inEachLanguage('', 'routes/public/home.tsx');
      inEachLanguage('landing', 'routes/public/landing.tsx');
      inEachLanguage('privacy', 'routes/public/privacy.tsx');
      inEachLanguage('refunds', 'routes/public/refunds.tsx');
      inEachLanguage('terms', 'routes/public/terms.tsx');
      inEachLanguage(':policy/versions/:number', 'routes/public/policy-version.tsx');
      inEachLanguage('c/:code', 'routes/public/certificate.tsx');
      inEachLanguage('c/:code/pdf', 'routes/public/certificate-pdf.ts');
      inEachLanguage('site.webmanifest', 'routes/public/manifest.ts');
      route('hero-image/:heroId', 'routes/public/hero-image.ts');
      route('teacher-photo/:teacherId', 'routes/public/teacher-photo.ts');
      route('upi-qr', 'routes/public/upi-qr.ts');
      route('robots.txt', 'routes/public/robots.ts');
      route('language-offer.css', 'routes/public/language-offer.ts');
      route('sitemap.xml', 'routes/public/sitemap.ts');
      route('resources', 'routes/public/resources.tsx');
      route('help', 'routes/public/help.tsx');
      route('r/:code', 'routes/links/referral.ts');
      route('share/invite/:code', 'routes/public/share-invite.tsx');
      route('share/site', 'routes/public/share-site.tsx');
      route('site-image/:image', 'routes/public/site-image.ts');
      route('testimonial-photo/:testimonialId', 'routes/public/testimonial-photo.ts');

      route('register', 'routes/auth/register.tsx');
      route('register/start', 'routes/auth/register-start.ts');
      route('login', 'routes/auth/login.tsx');
      route('login/code', 'routes/auth/login-code.tsx');
      route('login/verify', 'routes/auth/login-verify.tsx');
      route('logout', 'routes/auth/logout.ts');
      route('forgot-password', 'routes/auth/forgot-password.tsx');
      route('reset-password', 'routes/auth/reset-password.tsx');
      route('restore-phone', 'routes/auth/restore-phone.tsx');

      route('dashboard', 'routes/member/dashboard.tsx');
      route('goal', 'routes/member/goal.ts');
      route('reminder', 'routes/member/reminder.ts');
      route('presence', 'routes/member/presence.ts');
      route('cheer', 'routes/member/cheer.ts');
      route('mood', 'routes/member/mood.ts');
      route('challenge', 'routes/member/challenge.ts');
      route('challenge/certificate', 'routes/member/challenge-certificate.ts');
      route('group', 'routes/member/group.ts');
      route('confirm-phone', 'routes/member/confirm-phone.tsx');
      route('rate', 'routes/member/rate.tsx');
      route('profile-edit', 'routes/member/profile-edit.tsx');
      route('profile-edit/phone', 'routes/member/profile-phone.tsx');
      route('profile-edit/password', 'routes/member/profile-password.tsx');
      route('profile-edit/export', 'routes/member/profile-export.ts');
      route('profile-edit/delete', 'routes/member/profile-delete.tsx');
      route('profile-edit/sessions', 'routes/member/sessions.ts');
      route('profile-edit/browser', 'routes/member/browser-reminders.ts');
      route('profile-edit/reminders', 'routes/member/reminders.tsx');
      route('profile-edit/privacy', 'routes/member/privacy.tsx');
      route('join/:classId', 'routes/member/join-class.ts');
      route('j/:token', 'routes/links/one-tap.ts');
      route('timetable', 'routes/member/timetable.tsx');
      route('calendar/:token', 'routes/member/calendar-feed.ts');
      route('classes/:classId/calendar', 'routes/member/class-calendar.ts');
      route('plans/:planId/:file', 'routes/member/plan-file.ts');
      route('donations', 'routes/member/donations.tsx');
      route('donations/qr', 'routes/member/donation-qr.ts');
      route('donations/orders', 'routes/member/payment-order.ts');
      route('donations/payments', 'routes/member/payment.ts');
      route('donations/checkout/:orderId', 'routes/member/checkout.tsx');
      route('donations/codes/:codeId', 'routes/member/payment-code.tsx');
      route('donations/codes/:codeId/image', 'routes/member/payment-code-image.ts');
      route('donations/return', 'routes/member/payment-return.ts');
      route('donations/statements/:year', 'routes/member/donation-statement.ts');
      route('donations/tax-details', 'routes/member/tax-details.tsx');
      route('donations/:donationId/receipt', 'routes/member/receipt.tsx');
      route('donations/:donationId/receipt/pdf', 'routes/member/receipt-pdf.ts');
      route('donations/:donationId/tax-certificate', 'routes/member/tax-certificate.ts');
      route('donations/:donationId/screenshot', 'routes/member/donation-screenshot.ts');
      route('streak', 'routes/member/streak.tsx');
      route('karma', 'routes/member/karma.tsx');
      route('rewards/t-shirt', 'routes/member/reward-shirt.tsx');
      route('share/streak', 'routes/member/share-streak.tsx');
      route('share/challenge', 'routes/member/share-challenge.tsx');
      route('consent', 'routes/member/consent.ts');
      route('theme', 'routes/member/theme.ts');

      route('admin/login', 'routes/admin/login.tsx');
      route('admin/login/code', 'routes/admin/login-code.tsx');
      route('admin/passkey-options', 'routes/admin/passkey-options.ts');
      route('admin/logout', 'routes/admin/logout.ts');
      route('admin/statements/:memberId/:year', 'routes/admin/user-donation-statement.ts');
      route('admin/donor-record/:donationId/receipt/:language', 'routes/admin/donation-receipt.ts');
      route('admin/donor-record/:donationId/tax-certificate/:language', 'routes/admin/donation-tax-certificate.ts');
      route('admin/financials/export', 'routes/admin/donation-export.ts');
      route('admin/financials/reconciliation/export', 'routes/admin/reconciliation-export.ts');
      route('admin/donor-file/download', 'routes/admin/donor-file-download.ts');
      route('admin/donor-file/missing', 'routes/admin/missing-details-download.ts');
      route('admin/users/export', 'routes/admin/user-export.ts');
      route('admin/audit/export', 'routes/admin/audit-export.ts');
      route('admin/exports/table', 'routes/admin/table-export.ts');
      route('admin/import/:importId/rows', 'routes/admin/import-rows.ts');
      route('admin/dashboard/trends/export', 'routes/admin/trend-export.ts');
      route('admin/reports/board/export', 'routes/admin/board-report-export.ts');
      route('admin/reports/board/pdf', 'routes/admin/board-report-pdf.ts');
      route('admin', 'routes/admin/layout.tsx', () => {
        route('', 'routes/admin/index.ts', { index: true });
        route('dashboard', 'routes/admin/dashboard.tsx');
        route('dashboard/trends', 'routes/admin/trends.tsx');
        route('reports/board', 'routes/admin/board-report.tsx');
        route('users', 'routes/admin/users.tsx');
        route('users/:userId', 'routes/admin/user.tsx', () => {
          route('name', 'routes/admin/user-name.tsx');
          route('phone', 'routes/admin/user-phone.tsx');
          route('code', 'routes/admin/user-code.tsx');
          route('sessions', 'routes/admin/user-sessions.tsx');
          route('excuse', 'routes/admin/user-excuse.tsx');
          route('suspension', 'routes/admin/user-suspension.tsx');
          route('karma', 'routes/admin/user-karma.tsx');
          route('delete', 'routes/admin/user-deletion.tsx');
        });
        route('exports', 'routes/admin/exports.tsx');
        route('import', 'routes/admin/imports.tsx');
        route('import/:importId', 'routes/admin/import.tsx', () => {
          route('undo', 'routes/admin/import-undo.tsx');
        });
        route('rewards', 'routes/admin/rewards.tsx', () => {
          route(':level', 'routes/admin/reward.tsx');
        });
        route('staff', 'routes/admin/staff.tsx', () => {
          route('new', 'routes/admin/staff-new.tsx');
          route(':adminId', 'routes/admin/staff-member.tsx');
          route(':adminId/password', 'routes/admin/staff-password.tsx');
          route(':adminId/second-factor', 'routes/admin/staff-second-factor.tsx');
        });
        route('audit', 'routes/admin/audit.tsx');
        route('search', 'routes/admin/search.tsx');
        route('account', 'routes/admin/account.tsx');
        route('security', 'routes/admin/security.tsx');
        route('security/recovery-codes', 'routes/admin/recovery-codes.tsx');
        route('confirm', 'routes/admin/confirm.tsx');
        route('financials', 'routes/admin/financials.tsx', () => {
          route('new', 'routes/admin/donation-new.tsx');
          route('approvals', 'routes/admin/donation-approvals.tsx');
          route('rejections', 'routes/admin/donation-rejections.tsx');
          route('unmatched', 'routes/admin/unmatched-payments.tsx');
          route(':donationId', 'routes/admin/donation-review.tsx');
          route(':donationId/refund', 'routes/admin/donation-refund.tsx');
        });
        route('financials/statements', 'routes/admin/statements.tsx');
        route('financials/statements/:statementId', 'routes/admin/statement.tsx');
        route('financials/statement-accounts/:accountId', 'routes/admin/statement-account.tsx');
        route('financials/reconciliation', 'routes/admin/reconciliation.tsx');
        route('donor-file', 'routes/admin/donor-file.tsx', () => {
          route('ask', 'routes/admin/donor-file-ask.tsx');
        });
        route('donor-record/:donationId', 'routes/admin/donation-donor.tsx');
        route('donor-record/:donationId/correction', 'routes/admin/donation-donor-correction.tsx');
        route('classes', 'routes/admin/classes.tsx', () => {
          route('new', 'routes/admin/class-new.tsx');
          route('excused-day', 'routes/admin/excused-day.tsx');
          route('cancel-day', 'routes/admin/cancel-day.tsx');
          route('copy-week', 'routes/admin/class-copy-week.tsx');
          route('attendance', 'routes/admin/class-attendance.tsx');
          route(':classId', 'routes/admin/class-edit.tsx');
          route(':classId/repeat', 'routes/admin/class-repeat.tsx');
          route(':classId/end-series', 'routes/admin/class-end-series.tsx');
          route(':classId/cancel', 'routes/admin/class-cancel.tsx');
          route(':classId/delete', 'routes/admin/class-delete.tsx');
        });
        route('classes/day/:date', 'routes/admin/day-report.tsx');
        route('teachers', 'routes/admin/teachers.tsx', () => {
          route(':teacherId', 'routes/admin/teacher.tsx');
        });
        route('reviews', 'routes/admin/reviews.tsx');
        route('messages', 'routes/admin/messages.tsx');
        route('messages/answers', 'routes/admin/saved-answers.tsx', () => {
          route(':answerId', 'routes/admin/saved-answer.tsx');
          route(':answerId/delete', 'routes/admin/saved-answer-delete.tsx');
        });
        route('batches', 'routes/admin/batches.tsx');
        route('challenges', 'routes/admin/challenges.tsx', () => {
          route(':challengeId', 'routes/admin/challenge.tsx');
          route(':challengeId/end', 'routes/admin/challenge-end.tsx');
        });
        route('translations', 'routes/admin/translations.tsx');
        route('resources', 'routes/admin/plans.tsx', () => {
          route(':planId', 'routes/admin/plan.tsx');
          route(':planId/delete', 'routes/admin/plan-delete.tsx');
        });
        route('faqs', 'routes/admin/faqs.tsx', () => {
          route(':faqId', 'routes/admin/faq.tsx');
          route(':faqId/delete', 'routes/admin/faq-delete.tsx');
        });
        route('video', 'routes/admin/videos.tsx', () => {
          route(':videoId', 'routes/admin/video.tsx');
          route(':videoId/delete', 'routes/admin/video-delete.tsx');
        });
        route('setup', 'routes/admin/setup.tsx');
        route('testimonials', 'routes/admin/testimonials.tsx', () => {
          route(':testimonialId', 'routes/admin/testimonial.tsx');
          route(':testimonialId/delete', 'routes/admin/testimonial-delete.tsx');
        });
        route('sections/policies', 'routes/admin/policies.tsx');
        route('sections/policies/:policy', 'routes/admin/policy.tsx');
        route('sections/policies/:policy/:language', 'routes/admin/policy-text.tsx');
        route('sections/policies/:policy/:language/preview', 'routes/admin/policy-preview.tsx');
        route('sections', 'routes/admin/sections.tsx', () => {
          route('contact', 'routes/admin/contact.tsx');
          route('tax', 'routes/admin/tax-settings.tsx');
          route('message-prices', 'routes/admin/message-prices.tsx');
          route('tax-laws/:lawDate', 'routes/admin/tax-law.tsx');
          route('brand', 'routes/admin/brand.tsx');
          route('claims', 'routes/admin/claims.tsx');
        });
        route('groups', 'routes/admin/groups.tsx', () => {
          route(':groupId', 'routes/admin/group.tsx');
        });
      });

      route('api/signup', 'routes/api/signup.ts');
      route('api/login', 'routes/api/login.ts');
      route('api/login/code', 'routes/api/login-code.ts');
      route('api/login/verify', 'routes/api/login-verify.ts');
      route('api/forgot-password', 'routes/api/forgot-password.ts');
      route('api/reset-password', 'routes/api/reset-password.ts');
      route('api/user', 'routes/api/user.ts');
      route('api/logout', 'routes/api/logout.ts');
      route('api/profile', 'routes/api/profile.ts');
      route('api/profile/phone', 'routes/api/profile-phone.ts');
      route('api/profile/password', 'routes/api/profile-password.ts');
      route('api/faqs', 'routes/api/faqs.ts');
      route('api/video-resources', 'routes/api/video-resources.ts');
      route('api/diet-plans/user', 'routes/api/diet-plans.ts');
      route('api/user/preferences', 'routes/api/preferences.ts');
      route('api/user/referrals', 'routes/api/referrals.ts');
      route('api/user/karma', 'routes/api/karma.ts');
      route('api/user/rewards/t-shirt', 'routes/api/reward-shirt.ts');
      route('api/user/ratings', 'routes/api/ratings.ts');
      route('api/attendance/leaderboard/streak', 'routes/api/leaderboard.ts');
      route('api/user/streak', 'routes/api/streak.ts');
      route('api/user/challenge', 'routes/api/challenge.ts');
      route('api/user/challenge/certificate', 'routes/api/challenge-certificate.ts');
      route('api/user/streak/pause', 'routes/api/streak-pause.ts');
      route('api/user/attendance/weekly', 'routes/api/attendance-week.ts');
      route('api/user/attendance/mark', 'routes/api/attendance-mark.ts');
      route('api/classes/today', 'routes/api/classes-today.ts');
      route('api/classes/upcoming', 'routes/api/classes-upcoming.ts');
      route('api/instructions', 'routes/api/instructions.ts');
      route('api/classes', 'routes/api/classes.ts');
      route('api/homepage-sections/active', 'routes/api/homepage-sections.ts');
      route('api/admin/classes', 'routes/api/admin/classes.ts');
      route('api/admin/classes/:classId', 'routes/api/admin/class.ts');
      route('api/admin/classes/:classId/cancellation', 'routes/api/admin/class-cancellation.ts');
      route('api/admin/classes/:classId/repetition', 'routes/api/admin/class-repetition.ts');
      route('api/admin/excused-days', 'routes/api/admin/excused-days.ts');
      route('api/admin/class-series/:seriesId', 'routes/api/admin/class-series.ts');
      route('api/admin/instructions/day', 'routes/api/admin/instruction-day.ts');
      route('api/admin/diet-plans', 'routes/api/admin/diet-plans.ts');
      route('api/admin/diet-plans/upload', 'routes/api/admin/diet-plan-upload.ts');
      route('api/admin/diet-plans/:planId', 'routes/api/admin/diet-plan.ts');
      route('api/admin/diet-plans/:planId/upload', 'routes/api/admin/diet-plan-files.ts');
      route('api/admin/faqs', 'routes/api/admin/faqs.ts');
      route('api/admin/faqs/:faqId', 'routes/api/admin/faq.ts');
      route('api/admin/video-resources', 'routes/api/admin/video-resources.ts');
      route('api/admin/video-resources/:videoId', 'routes/api/admin/video-resource.ts');
      route('api/admin/homepage-sections', 'routes/api/admin/homepage-sections.ts');
      route('api/admin/homepage-sections/bulk', 'routes/api/admin/homepage-sections-bulk.ts');
      route('api/admin/community-groups', 'routes/api/admin/community-groups.ts');
      route('api/admin/community-groups/:groupId', 'routes/api/admin/community-group.ts');
      route('api/hero-section', 'routes/api/hero-section.ts');
      route('api/admin/login', 'routes/api/admin/login.ts');
      route('api/admin/public-stats', 'routes/api/admin/public-stats.ts');
      route('api/admin/users', 'routes/api/admin/users.ts');
      route('api/admin/users/:id', 'routes/api/admin/user.ts');
      route('api/admin/users/:id/karma', 'routes/api/admin/user-karma.ts');
      route('api/admin/hero-sections/:id', 'routes/api/admin/hero-section.ts');
      route('api/admin/hero-sections/:id/upload', 'routes/api/admin/hero-image.ts');
      route('api/user/donations', 'routes/api/donations.ts');
      route('api/user/donations/stats', 'routes/api/donation-stats.ts');
      route('api/user/donations/razorpay', 'routes/api/payment-order.ts');
      route('api/user/donations/razorpay/verify', 'routes/api/payment-verification.ts');
      route('api/user/donations/qr', 'routes/api/qr-donation.ts');
      route('api/admin/donations', 'routes/api/admin/donations.ts');
      route('api/admin/donations/:id/approve', 'routes/api/admin/donation-approval.ts');
      route('api/admin/donations/:id/reject', 'routes/api/admin/donation-rejection.ts');
      route('api/admin/donations/:id/decision', 'routes/api/admin/donation-decision.ts');
      route('api/webhooks/razorpay', 'routes/webhooks/payments.ts');
      route('api/webhooks/twilio', 'routes/webhooks/twilio.ts');
      route('api/openapi.json', 'routes/api/openapi.ts');
      route('api/docs', 'routes/public/api-docs.tsx');
      route('api/*', 'routes/api/not-found.ts');

      route('healthz', 'routes/health/healthz.ts');
      route('readyz', 'routes/health/readyz.ts');
      route('metrics', 'routes/health/metrics.ts');

      route('*', 'routes/public/not-found.tsx');
    });
  },
};
