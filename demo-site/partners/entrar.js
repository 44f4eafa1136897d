// The page's own code: where a widget asks for a sign-in, open the dialog that holds the login widget.
const dialog = document.querySelector("dialog");
document.addEventListener("martillo-login-request", () => {
  if (!dialog.open) dialog.showModal();
});
document.addEventListener("martillo-login-succeeded", () => dialog.close());
dialog.querySelector("[data-close]").addEventListener("click", () => dialog.close());
