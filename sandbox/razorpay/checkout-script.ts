/**
 * Simulates Razorpay's checkout script. It defines window.Razorpay and shows a dialog in which the
 * user chooses what the customer does. It works under a Content-Security-Policy header that allows
 * this host.
 */
export const checkoutScript = `(function () {
  'use strict';
  var origin = new URL(document.currentScript.src).origin;

  var styles =
    'dialog{box-sizing:border-box;width:min(26rem,calc(100vw - 32px));padding:24px;border:0;border-radius:3px;background:#fff;color:#17233f;' +
    'font:400 17px/1.5 Mukta,system-ui,sans-serif;box-shadow:0 24px 48px -20px rgb(23 35 63/.45)}' +
    'dialog::backdrop{background:rgb(15 23 41/.55)}' +
    'h2{margin:0;font:600 24px/1.25 Laila,Georgia,serif}p{margin:8px 0 0}.amount{font:600 34px/1.2 Laila,Georgia,serif}' +
    '.note{color:#47526a;font-size:15px}[role=alert]{color:#a51c38;font-weight:600}' +
    'div{display:grid;gap:8px;margin-top:20px}' +
    'button{min-height:48px;border:1px solid #6e7a8e;border-radius:8px;background:transparent;color:#17233f;' +
    'font:600 17px/1.25 Mukta,system-ui,sans-serif;cursor:pointer}' +
    'button.pay{border-color:#24427f;background:#24427f;color:#fff}button.fail{border-color:#a51c38;color:#a51c38}' +
    'button:disabled{border-color:transparent;background:#e3e9e4;color:#47526a;cursor:default}' +
    ':focus-visible{outline:3px solid #1d5bd0;outline-offset:2px}';

  function element(name, properties) {
    return Object.assign(document.createElement(name), properties);
  }

  function rupees(options) {
    return new Intl.NumberFormat('en-IN', {
      style: 'currency', currency: options.currency || 'INR', minimumFractionDigits: 0,
    }).format(Number(options.amount) / 100);
  }

  function Razorpay(options) {
    if (!(this instanceof Razorpay)) return new Razorpay(options);
    if (!options || !options.key) throw new Error('No key passed');
    this.options = options;
    this.listeners = {};
  }

  Razorpay.prototype.on = function (event, listener) {
    (this.listeners[event] = this.listeners[event] || []).push(listener);
    return this;
  };

  Razorpay.prototype.open = function () {
    if (this.host) return this;
    var checkout = this;
    var modal = this.options.modal || {};
    this.host = element('div', { className: 'razorpay-container' });
    var root = this.host.attachShadow({ mode: 'open' });
    var sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];

    var dialog = element('dialog', {});
    dialog.setAttribute('aria-labelledby', 'title');
    var buttons = element('div', {});
    this.problem = element('p', { hidden: true });
    this.problem.setAttribute('role', 'alert');
    this.buttons = [['pay', 'Pay', 'success'], ['fail', 'Fail', 'failure'], ['', 'Cancel', null]].map(function (choice) {
      var button = element('button', { type: 'button', className: choice[0], textContent: choice[1] });
      button.addEventListener('click', function () {
        if (choice[2]) checkout.pay(choice[2]);
        else checkout.dismiss();
      });
      return button;
    });
    buttons.append.apply(buttons, this.buttons);
    dialog.append(
      element('h2', { id: 'title', textContent: 'Pay ' + (this.options.name || 'with Razorpay') }),
      element('p', { textContent: this.options.description || '', hidden: !this.options.description }),
      element('p', { className: 'amount', textContent: rupees(this.options), hidden: !this.options.amount }),
      element('p', { className: 'note', textContent: 'This is a trial. No money moves.' }),
      this.problem,
      buttons
    );
    dialog.addEventListener('cancel', function (event) {
      event.preventDefault();
      if (modal.escape !== false) checkout.dismiss();
    });
    root.append(dialog);
    document.body.append(this.host);
    dialog.showModal();
    return this;
  };

  Razorpay.prototype.close = function () {
    if (this.host) this.host.remove();
    this.host = null;
  };

  Razorpay.prototype.dismiss = function () {
    var modal = this.options.modal || {};
    this.close();
    if (modal.ondismiss) modal.ondismiss();
  };

  Razorpay.prototype.pay = function (outcome) {
    var checkout = this;
    var options = this.options;
    var prefill = options.prefill || {};
    var fields = new URLSearchParams({ key: options.key, outcome: outcome });
    var given = {
      order_id: options.order_id, amount: options.amount, currency: options.currency,
      contact: prefill.contact, email: prefill.email, description: options.description,
    };
    Object.keys(given).forEach(function (name) {
      if (given[name]) fields.set(name, given[name]);
    });
    Object.keys(options.notes || {}).forEach(function (name) {
      fields.set('notes[' + name + ']', options.notes[name]);
    });
    this.busy(true);
    fetch(origin + '/pay', { method: 'POST', body: fields, credentials: 'omit' })
      .then(function (response) { return response.json(); })
      .catch(function () {
        return { error: { code: 'SERVER_ERROR', description: 'The payment page could not be reached.', metadata: {} } };
      })
      .then(function (result) {
        if (result.error) checkout.fail(result);
        else checkout.succeed(result);
      });
  };

  Razorpay.prototype.succeed = function (result) {
    var options = this.options;
    this.close();
    if (options.handler && !options.redirect) return options.handler(result);
    var form = element('form', { method: 'post', action: options.callback_url, hidden: true });
    Object.keys(result).forEach(function (name) {
      form.append(element('input', { type: 'hidden', name: name, value: result[name] }));
    });
    document.body.append(form);
    form.submit();
  };

  Razorpay.prototype.fail = function (result) {
    var retry = this.options.retry;
    this.busy(false);
    this.problem.hidden = false;
    this.problem.textContent = result.error.description;
    if (retry === false || (retry && retry.enabled === false)) this.close();
    (this.listeners['payment.failed'] || []).forEach(function (listener) { listener(result); });
  };

  Razorpay.prototype.busy = function (busy) {
    this.buttons.forEach(function (button) { button.disabled = busy; });
  };

  window.Razorpay = Razorpay;
})();
`;
