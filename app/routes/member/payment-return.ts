import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { leave, paymentReturn } from '~/http/payment-return.server';

/** The hosted checkout was left without paying. */
export function loader(args: LoaderFunctionArgs) {
  return leave(args, '/donations', 'warning', 'Payment cancelled');
}

/** The hosted checkout sends the browser back with the outcome. */
export function action(args: ActionFunctionArgs) {
  return paymentReturn(args);
}
