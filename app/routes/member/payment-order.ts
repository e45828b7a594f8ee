import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { placeOnlineOrder } from '~/domain/donations/place-online-order.server';
import { donateSchema } from '~/domain/donations/schemas';
import { runPaymentAction } from './payment-action.server';

export function loader() {
  return redirect('/donations');
}

export function action(args: ActionFunctionArgs) {
  return runPaymentAction(args, donateSchema, placeOnlineOrder);
}
