/** For a browser without scripts that has just joined: goes on to the class at once, with a link in case it does not. */
export function OpenClassNotice({ classId }: { classId: number }) {
  const address = `/join/${classId}`;
  return (
    <p className="mb-3.5">
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${address}`} />
      </noscript>
      You are on the mat.{' '}
      <a href={address} className="inline-flex min-h-touch items-center font-semibold underline">
        Open the class
      </a>
    </p>
  );
}
