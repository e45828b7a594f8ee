export function renderBoardLoginPage(action: string, problem = ''): string {
  const field = (name: string, label: string, more: string) =>
    `<p><label>${label}<br><input name="${name}" ${more} style="font:inherit;width:100%;min-height:2.75rem"></label></p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Job queues, Sangha</title>
</head>
<body style="font:1.125rem/1.5 system-ui,sans-serif;max-width:22rem;margin:3rem auto;padding:0 1rem">
<main>
<h1 style="font-size:1.5rem">Job queues</h1>
${problem ? `<p role="alert"><b>${problem}</b></p>` : ''}
<form method="post" action="${action}">
${field('username', 'Username', 'autocomplete="username" autocapitalize="none" required')}
${field('password', 'Password', 'type="password" autocomplete="current-password" required')}
${field('otp', 'Code, if you have a second factor', 'autocomplete="one-time-code" autocapitalize="none"')}
<p><button style="font:inherit;min-height:2.75rem;padding:0 1.5rem">Log in</button></p>
</form>
</main>
</body>
</html>`;
}
