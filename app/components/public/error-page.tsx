import { Scene } from '~/components/art/scene';
import { Brand } from '~/components/ui/brand';

/** Shown for an address that leads nowhere and for a page that failed; says so and leads on. */
export function ErrorPage({ status, message }: { status: number; message?: string | undefined }) {
  const notFound = status === 404;
  return (
    <div>
      <header className="relative h-59 overflow-hidden bg-[#f6edd5] sm:h-75">
        <Scene time="dawn" crop="strip" tabletCrop="wide" className="absolute inset-0 size-full" />
        <Brand className="absolute top-3.5 left-5 lg:left-16" />
      </header>
      <main id="main" className="mx-auto grid max-w-page justify-items-start gap-4 px-5 py-8 lg:px-16 lg:py-12">
        <h1 className="text-step-4">{notFound ? 'Page not found (404)' : 'Something went wrong'}</h1>
        <p className="max-w-read text-ink-soft">
          {notFound ? 'The sun is still coming up.' : (message ?? 'Nothing is lost. Please try again in a moment.')}
        </p>
        <a href="/" className="inline-flex min-h-touch items-center font-semibold underline">
          Go back home
        </a>
      </main>
    </div>
  );
}
